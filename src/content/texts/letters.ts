import type { BlankName } from '../letterEntity.ts'

/** The address of the letters, and the name of their page. */
export const lettersPath = '/letters'
export const lettersName = 'Letters to copy'

/** Interface texts of the letters. */
export const letterTexts = {
  contents: 'On this page',
  blanks: 'The blanks in the letters',
  blanksLead: 'Words in brackets are blanks: your own name, account or address belongs there.',
  open: 'Fill them in once for all letters',
  openLead:
    'Each letter takes what you write here. It stays on this device, with the case of the tools; nothing is sent. What you leave empty stays in brackets.',
  check: 'Have it checked before you sign it.',
  print: 'Print this one',
  sources: 'Official texts',
  /** Names of the blanks, also in the letters, in brackets. */
  names: {
    me: 'your full name',
    father: 'your parent’s or spouse’s name',
    passport: 'passport number',
    pan: 'PAN',
    abroad: 'your address abroad',
    contact: 'your email and phone',
    property: 'address and description of the property',
    agent: 'name of your attorney in India',
    agentAddress: 'address of your attorney',
    bank: 'bank and branch',
    account: 'account number',
    buyer: 'name and address of the buyer',
    price: 'price in rupees',
    tenant: 'name and address of the tenant',
    rent: 'monthly rent in rupees',
    deceased: 'name of the person who died',
    died: 'day of death',
  } satisfies Record<BlankName, string>,
}
