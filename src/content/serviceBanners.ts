// A module of its own: the cards are in every page, these sentences in the overview alone.
export { serviceBanners } from 'virtual:service-banners'
