/**
 * Status of a comment, reply or report that arrived at a pace that no person writes at. It is stored, but waits for
 * review until its sender has solved the challenge in the answer's header. A client that knows nothing of this sees a
 * successful write: the body is the call's ordinary one, of a comment with `held`.
 */
export const challengedStatus = 202

/** Response header with the challenge, as JSON in base64 (altcha-lib, version 2). */
export const challengeHeader = 'Proof-Challenge'

/** Request header of the same write, sent again under the same key: challenge and solution, as JSON in base64. */
export const solutionHeader = 'Proof-Solution'
