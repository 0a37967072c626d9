/** From the workplace's worker to its page: open the page at `path`. */
export const openMessage = 'desk-open'
