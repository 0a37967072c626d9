import { type Place, site } from '../site.ts'

const phoneDigits = digitsFromAbroad(site.phone)

/** The digits of one number with its country, without the '(0)' that is dialled inside the country only. */
export function digitsFromAbroad(phone: string): string {
  return phone.replace(/\(\s*0\s*\)|\D/g, '')
}

/** Ways to reach the provider, built from the site file. */
export const contactLinks = {
  call: `tel:+${phoneDigits}`,
  email: `mailto:${site.email}`,
  /** Chat link: nothing but the digits of the phone number. */
  chat: `https://wa.me/${phoneDigits}`,
}

/** Address of a maps search for the place. */
export function mapSearch(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.address)}`
}
