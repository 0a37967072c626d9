/** Texts of the panel with the ways to share an article; they load with it. */
export const sharingPanelTexts = {
  atPassage: 'Open at the words I selected',
  native: 'Share…',
  copy: 'Copy link',
  whatsapp: 'WhatsApp',
  close: 'Close',
  link: 'Link',
  note: 'The link says nothing about you.',
  copied: 'Link copied.',
  selected: 'The link is selected. Copy it with your keyboard or the menu.',
  refused: 'Sharing did not work. Copy the link instead.',
}
