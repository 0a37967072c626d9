/** Interface texts of the privacy policy. */
export const privacyTexts = {
  contents: 'In this policy',
}
