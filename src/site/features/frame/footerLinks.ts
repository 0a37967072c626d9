/** Id of the link lists. */
export const footerLinks = 'pages'
