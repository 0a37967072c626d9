// Machine draft, not yet checked by a person. Texts only: no advice.
import { site } from '#content/site.ts'
import type { LawReview } from '#content/texts/lawReview.ts'

export function lawReviewBy({ name, qualification }: typeof site.lawReviewer): LawReview {
  if (!name)
    return {
      label: 'कानून का मिलान संपादकों ने किया है, किसी वकील ने अभी नहीं:',
      sentence: (day) => `नियमों का मिलान संपादकों ने ${day} को किया, किसी वकील ने अभी नहीं।`,
    }
  const reviewer = qualification ? `${name} (${qualification})` : name
  return {
    label: `कानून की समीक्षा, ${reviewer}:`,
    sentence: (day) => `नियमों की समीक्षा ${reviewer} ने ${day} को की।`,
  }
}

export const lawReview = lawReviewBy(site.lawReviewer)
