/** Address of the glossary's page, apart from its terms, which are many. */
export const glossaryPath = '/glossary'
