// Machine draft, not yet checked by a person. Texts only: no advice.

/** How long an article takes to read, as its card says it. Begins with the number: pages compute with it. */
export const readingTime = (minutes: number) => `${minutes} मिनट का लेख`
