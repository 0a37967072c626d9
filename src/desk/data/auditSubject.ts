import { createStore } from '@tanstack/store'

/** The person about whom the audit trail is to begin: by a record, and never in the address. */
export interface AuditSubject {
  id: string
  name: string
}

const wanted = createStore<AuditSubject | undefined>(undefined)

/** Says about whom to show what staff did. */
export function seekAudit(subject: AuditSubject): void {
  wanted.setState(() => subject)
}

/** About whom to show it, once. */
export function takeAuditSubject(): AuditSubject | undefined {
  const subject = wanted.get()
  wanted.setState(() => undefined)
  return subject
}
