// How long records are kept, each period once: the privacy policy prints them, the server and the page apply them.

/**
 * Days for which the server keeps each kind of record; 0 means until it is erased by hand. A deployment can set others
 * (RETENTION_…_DAYS); the `doctor` command then fails until they are the same here, for the policy prints these.
 */
export const retentionDays = {
  /** Idempotency keys; longer than any device stays offline. */
  keys: 400,
  /** Fingerprints of network addresses with comments and reports. */
  networks: 30,
  /** Emails that were sent or given up. */
  emails: 90,
  /** Subscriptions that were never confirmed. */
  unconfirmed: 30,
  /** Which newsletters a subscriber got, counted from the end of sending. */
  newsletters: 400,
  /** Enquiries that were dealt with: three years, the period of most claims under the Limitation Act, 1963. */
  handledEnquiries: 1095,
}

/** Days for which a link to choose a time for a call works. */
export const callLinkDays = 60

/** Days for which the browser keeps drafts, and digests of texts that could not be delivered. */
export const deviceDays = { drafts: 30, undelivered: 30 }
