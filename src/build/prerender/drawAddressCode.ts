import { addressCode } from '#content/addressCode.ts'
import { addressCodeId } from '#content/addressCodeId.ts'

const place = new RegExp(`(<svg id="${addressCodeId}"[^>]*)><path></path>`)

/** Draws the page's address into the place for its QR code, where it has one. Scripts need no library for it so. */
export function drawAddressCode(html: string, address: string): string {
  return html.replace(place, (_place, svg: string) => {
    const { viewBox, path } = addressCode(address)
    return `${svg} viewBox="${viewBox}"><path d="${path}"></path>`
  })
}
