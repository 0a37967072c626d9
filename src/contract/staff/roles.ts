import { deskPath } from '../deskPath.ts'

/** The roles of staff, each with its rights; the settings give each member a role. */
export const roles = ['owner', 'staff', 'moderator'] as const
export type Role = (typeof roles)[number]

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of the workplace. */
export interface StaffCall {
  method: Method
  /** With parameters, such as `/api/staff/enquiries/:id`. */
  path: string
  /** Roles that may make it; 'anybody' needs no session. */
  who: readonly Role[] | 'anybody'
}

const all = roles
const office = ['owner', 'staff'] as const
const owner = ['owner'] as const

/** The one table of calls and who may make them. GET never changes anything. */
export const staffCalls = {
  session: call('GET', 'session', 'anybody'),
  requestLink: call('POST', 'sign-in/link', 'anybody'),
  redeemLink: call('POST', 'sign-in/redeem', 'anybody'),
  redeemCode: call('POST', 'sign-in/code', 'anybody'),
  passkeyOptions: call('POST', 'sign-in/passkey/options', 'anybody'),
  passkeySignIn: call('POST', 'sign-in/passkey', 'anybody'),
  signOut: call('POST', 'sign-out', all),

  devices: call('GET', 'devices', all),
  signOutDevice: call('POST', 'devices/:id/sign-out', all),
  passkeys: call('GET', 'passkeys', all),
  newPasskeyOptions: call('POST', 'passkeys/options', all),
  addPasskey: call('POST', 'passkeys', all),
  removePasskey: call('DELETE', 'passkeys/:id', all),
  profile: call('GET', 'profile', all),
  saveProfile: call('POST', 'profile', all),
  members: call('GET', 'members', owner),
  setup: call('GET', 'setup', owner),
  dismissSetup: call('POST', 'setup/dismiss', owner),
  inviteMember: call('POST', 'members', owner),
  inviteAgain: call('POST', 'members/invite', owner),
  changeMember: call('POST', 'members/change', owner),
  removeMember: call('POST', 'members/remove', owner),
  live: call('GET', 'live', all),
  notePresence: call('POST', 'presence', office),
  pushSettings: call('GET', 'push', all),
  startPush: call('POST', 'push', all),
  endPush: call('DELETE', 'push', all),
  choosePush: call('POST', 'push/kinds', all),
  saveQuietHours: call('POST', 'push/quiet', all),
  offlineKey: call('GET', 'offline/key', office),
  keptEnquiries: call('POST', 'offline/enquiries', office),
  summary: call('GET', 'summary', all),

  enquiries: call('POST', 'enquiries/search', office),
  enquiry: call('GET', 'enquiries/:id', office),
  changeEnquiry: call('PATCH', 'enquiries/:id', office),
  changeEnquiries: call('POST', 'enquiries/change', office),
  tags: call('GET', 'tags', office),
  tasks: call('GET', 'tasks', office),
  saveTask: call('POST', 'tasks', office),
  completeTask: call('POST', 'tasks/:id/done', office),
  removeTask: call('POST', 'tasks/:id/remove', office),
  views: call('GET', 'views', office),
  saveView: call('POST', 'views', office),
  removeView: call('DELETE', 'views/:id', office),
  markRead: call('POST', 'enquiries/:id/read', office),
  addNote: call('POST', 'enquiries/:id/notes', office),
  answerEnquiry: call('POST', 'enquiries/:id/answers', office),
  createEnquiry: call('POST', 'enquiries', office),
  changePerson: call('POST', 'enquiries/:id/person', office),
  addMessage: call('POST', 'enquiries/:id/messages', office),
  addAttachment: call('POST', 'enquiries/:id/attachments', office),
  attachment: call('GET', 'attachments/:id', office),
  removeAttachment: call('DELETE', 'attachments/:id', office),
  heldMails: call('POST', 'mails/search', office),
  attachMail: call('POST', 'mails/:id/attach', office),
  removeMail: call('DELETE', 'mails/:id', office),
  office: call('GET', 'office', office),
  saveOffice: call('POST', 'office', owner),
  rules: call('GET', 'rules', office),
  saveRules: call('POST', 'rules', owner),
  tryRules: call('POST', 'rules/try', owner),
  callLink: call('GET', 'enquiries/:id/call', office),
  cancelAnswer: call('POST', 'answers/:id/cancel', office),
  exportEnquiries: call('POST', 'enquiries/csv', office),
  templates: call('GET', 'templates', office),
  saveTemplate: call('POST', 'templates', office),
  orderTemplates: call('POST', 'templates/order', owner),
  removeTemplate: call('POST', 'templates/:id/remove', office),

  comments: call('POST', 'comments/search', all),
  comment: call('GET', 'comments/:id', all),
  moderateComments: call('POST', 'comments/moderate', all),
  replyToComment: call('POST', 'comments/:id/reply', all),
  banAuthor: call('POST', 'comments/:id/ban', all),
  unbanAuthor: call('POST', 'comments/:id/unban', all),

  subscribers: call('GET', 'subscribers', office),
  searchSubscribers: call('POST', 'subscribers/search', office),
  subscriberGrowth: call('GET', 'subscribers/growth', office),
  addSubscriber: call('POST', 'subscribers', office),
  removeSubscriber: call('POST', 'subscribers/:id/remove', office),
  exportSubscribers: call('POST', 'subscribers/csv', owner),
  tryImport: call('POST', 'subscribers/import/:id/try', owner),
  importSubscribers: call('POST', 'subscribers/import/:id', owner),
  newsletterArticles: call('GET', 'articles', office),
  newsletters: call('POST', 'newsletters/search', office),
  newsletter: call('GET', 'newsletters/:id', office),
  saveNewsletter: call('POST', 'newsletters', office),
  removeNewsletter: call('POST', 'newsletters/:id/remove', office),
  previewNewsletter: call('GET', 'newsletters/:id/preview', office),
  testNewsletter: call('POST', 'newsletters/:id/test', office),
  sendNewsletter: call('POST', 'newsletters/:id/send', office),
  newsletterReach: call('POST', 'newsletters/reach', office),
  scheduleNewsletter: call('POST', 'newsletters/:id/schedule', office),
  unscheduleNewsletter: call('POST', 'newsletters/:id/unschedule', office),
  stopNewsletter: call('POST', 'newsletters/:id/stop', office),
  resumeNewsletter: call('POST', 'newsletters/:id/resume', office),

  editedArticles: call('GET', 'site/articles', owner),
  startArticle: call('POST', 'site/articles', owner),
  editedArticle: call('GET', 'site/articles/:id', owner),
  articleRevision: call('POST', 'site/articles/:id/revision', owner),
  saveArticle: call('POST', 'site/articles/:id/draft', owner),
  dropArticle: call('POST', 'site/articles/:id/drop', owner),
  checkArticle: call('POST', 'site/articles/:id/check', owner),
  articlePreview: call('GET', 'site/articles/:id/preview', owner),
  addArticlePicture: call('POST', 'site/articles/:id/pictures', owner),
  articlePicture: call('GET', 'site/pictures/:id', owner),
  drawnPictures: call('GET', 'site/drawn', owner),
  publishArticle: call('POST', 'site/articles/:id/publish', owner),
  restoreArticle: call('POST', 'site/articles/:id/restore', owner),
  articleLinks: call('GET', 'site/articles/:id/links', owner),
  takeArticleAway: call('POST', 'site/articles/:id/away', owner),
  bringArticleBack: call('POST', 'site/articles/:id/back', owner),

  figures: call('POST', 'figures', office),
  exportFigures: call('POST', 'figures/csv', office),

  health: call('GET', 'health', office),
  emails: call('POST', 'emails/search', office),
  resendEmail: call('POST', 'emails/:id/resend', office),
  releaseEmail: call('POST', 'emails/:id/release', office),
  discardEmail: call('POST', 'emails/:id/discard', owner),
  audit: call('POST', 'audit/search', owner),

  person: call('GET', 'people/:id', office),
  duplicates: call('GET', 'people/:id/duplicates', office),
  searchPeople: call('POST', 'people/search', office),
  mergePeople: call('POST', 'people/:id/merge', office),
  splitPerson: call('POST', 'people/:id/split', office),
  searchConflicts: call('POST', 'enquiries/:id/conflicts/search', office),
  addConflictCheck: call('POST', 'enquiries/:id/conflicts', office),
  findPerson: call('POST', 'person/find', office),
  exportPerson: call('POST', 'person/export', owner),
  erasePerson: call('POST', 'person/erase', owner),
} as const satisfies Record<string, StaffCall>

export type StaffCallName = keyof typeof staffCalls

/** Whether a role may make a call. */
export function mayCall(role: Role, name: StaffCallName): boolean {
  const who: readonly Role[] | 'anybody' = staffCalls[name].who
  return who === 'anybody' || who.includes(role)
}

/** The URL of a call, with its parameter filled in. */
export function staffUrl(name: StaffCallName, id = ''): string {
  return staffCalls[name].path.replace(':id', encodeURIComponent(id))
}

/** Header of every call but GET. Its presence makes browsers ask before another origin's page may send one. */
export const staffHeader = 'Desk-Request'
export const staffHeaderValue = '1'

/** The page that a mailed link opens. The token follows as the fragment, which no server sees. */
export const signInPath = `${deskPath}sign-in`

function call<M extends Method, W extends StaffCall['who']>(method: M, path: string, who: W) {
  return { method, path: `/api/staff/${path}`, who }
}
