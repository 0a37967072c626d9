// Machine draft, not yet checked by a person. Texts only: no advice.
import type { listenPlayerTexts as english, spokenTexts as englishSpoken } from '#content/texts/listenPlayer.ts'
import type { Translated } from '#content/translated.ts'

export const listenPlayerTexts: Translated<typeof english> = {
  region: 'लेख सुनें',
  play: 'चलाएँ',
  pause: 'रोकें',
  previous: 'पिछला पैराग्राफ़',
  next: 'अगला पैराग्राफ़',
  close: 'सुनना बंद करें',
  speed: 'गति',
  voice: 'आवाज़',
  rate: (rate) => `${rate}×`,
  remote: (name) => `${name}, कनेक्शन चाहिए`,
  left: (minutes) => (minutes < 1 ? 'एक मिनट से कम बाकी' : `लगभग ${minutes} मिनट बाकी`),
  failed: 'यह आवाज़ काम नहीं कर रही है। फिर “चलाएँ” दबाएँ या दूसरी आवाज़ चुनें।',
  ended: 'लेख समाप्त।',
}

export const spokenTexts: Translated<typeof englishSpoken> = {
  heading: (number) => `शीर्षक ${number}:`,
  table: (columns) => `तालिका। कॉलम: ${columns.join(', ')}।`,
  cell: (column) => `${column}:`,
  quote: 'उद्धरण:',
  sample: 'नमूना पाठ:',
  picture: 'चित्र:',
  item: (number) => `${number}.`,
}
