// Machine draft, not yet checked by a person. Texts only: no advice.
import type { toolTitles as english, toolsQuestion as englishQuestion } from '#content/texts/toolTitles.ts'
import type { Translated } from '#content/translated.ts'

export { type ToolName, toolNames } from '#content/texts/toolTitles.ts'

export const toolsQuestion: Translated<typeof englishQuestion> = 'मेरी स्थिति क्या है?'

export const toolTitles: Translated<typeof english> = {
  residence: 'क्या मैं भारत में निवासी हूँ?',
  selling: 'बेचने पर कितना कर कटता है?',
  rent: 'किराये से कटा कितना कर वापस आता है?',
  refund: 'रिफंड कब आना चाहिए, और आगे क्या?',
  'power-of-attorney': 'स्टांप कब तक लगवाना है?',
  sending: 'भारत से कितना पैसा बाहर जा सकता है, और कब?',
  estate: 'वसीयत न हो, तो किसे कितना मिलता है?',
}
