/** Texts of putting a picture into an article's text. */
export const articlePictureTexts = {
  add: 'Add a picture',
  title: 'A picture for the text',
  file: 'From this device',
  limits:
    'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB. It is made smaller, and what the camera wrote into it, such as the place, is taken out.',
  offer: 'Or one that is drawn already',
  drawn: 'Drawn for an article or a service',
  choose: 'None chosen',
  busy: 'One moment.',
  chosen: (name: string) => `The picture ${name} is ready.`,
  preview: 'The picture that was chosen',
  alt: 'What is to be seen (read aloud to those who do not see it)',
  altHint: 'One sentence, such as: A deed and a key on a desk.',
  caption: 'Caption below it, if it needs one',
  insert: 'Put it into the text',
  inserted: 'The picture is in the text, below the paragraph where you were writing.',
  tooLarge: 'This file is larger than 15 MB. Make the picture smaller, and choose it again.',
  empty: 'The file is empty. Choose another one.',
  noneChosen: 'Choose a picture first.',
  noAlt: 'Say what is to be seen in the picture.',
} as const
