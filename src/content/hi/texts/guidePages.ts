// Machine draft, not yet checked by a person. Texts only: no advice.
import { changesYear, guidePages as english } from '#content/texts/guidePages.ts'

export { changesYear }

const names: Readonly<Record<(typeof english)[number]['path'], string>> = {
  '/countries': 'देशवार गाइड',
  '/countries/united-arab-emirates': 'संयुक्त अरब अमीरात',
  '/countries/united-states': 'अमेरिका',
  '/countries/saudi-arabia': 'सऊदी अरब',
  '/countries/united-kingdom': 'यूनाइटेड किंगडम',
  '/countries/canada': 'कनाडा',
  '/countries/australia': 'ऑस्ट्रेलिया',
  '/countries/kuwait': 'कुवैत',
  '/countries/singapore': 'सिंगापुर',
  '/countries/germany': 'जर्मनी',
  '/states': 'राज्यवार नियम',
  '/deadlines': 'साल की अंतिम तिथियाँ',
  '/what-changed': `${changesYear} में क्या बदला`,
  '/how-we-work': 'हम कैसे काम करते हैं',
}

export const guidePages = english.map(({ path }) => ({ path, name: names[path] }))

export function guideName(path: string): string {
  const page = guidePages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not in the list of guides`)
  return page.name
}
