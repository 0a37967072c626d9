/** Publishers of the law itself; commentary is no source for a figure. */
const officialHosts =
  /^(?:www\.|website\.)?(?:indiacode\.gov\.in|incometaxindia\.gov\.in|indiabudget\.gov\.in|rbi\.org\.in|pib\.gov\.in|hcch\.net|ucc\.uk\.gov\.in|egazette\.gov\.in|india\.diplo\.de|barcouncilofindia\.org|irs\.gov|gov\.uk|fincen\.gov|canada\.ca|ipindia\.gov\.in|cbic-gst\.gov\.in)$/

/** Whether an address leads to an official text itself and not to an office's home page. */
export function isOfficialText(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname } = new URL(address)
  // Uttarakhand's portal is the Code's own: its first page links every text of it.
  return protocol === 'https:' && officialHosts.test(hostname) && (pathname.length > 1 || hostname === 'ucc.uk.gov.in')
}
