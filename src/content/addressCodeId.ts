/** Id of the QR code on a printed article, into which the build draws the address of the page. */
export const addressCodeId = 'address-code'
