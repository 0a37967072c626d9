// A separate module: the cards are in every page, these sentences only in the overview.
export { serviceBanners } from 'virtual:service-banners'
