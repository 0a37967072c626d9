/** For days, times and lists on the page, as `Intl` knows it. */
export const locale = 'en-GB'
