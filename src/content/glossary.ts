import { disputesTerms } from './glossary/disputesTerms.ts'
import type { GlossaryTerm } from './glossary/glossaryTerm.ts'
import { propertyTerms } from './glossary/propertyTerms.ts'
import { statusTerms } from './glossary/statusTerms.ts'
import { successionTerms } from './glossary/successionTerms.ts'
import { taxTerms } from './glossary/taxTerms.ts'
import { glossaryPath } from './glossaryPath.ts'
import { pageMetas } from './pages/pageMetas.ts'
import { site } from './site.ts'
import { anchorOf } from './slug.ts'

/** The groups of the page, in its order. */
export const glossary = [statusTerms, taxTerms, propertyTerms, successionTerms, disputesTerms]

/** Terms in the order in which a group shows them. */
export function inOrder(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
}

/** The element of a term on the page. */
export function termId({ term }: Pick<GlossaryTerm, 'term'>): string {
  return anchorOf(term)
}

/** All terms as structured data (schema.org/DefinedTermSet). */
export function definedTermSet(): object {
  const url = site.origin + glossaryPath
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name: pageMetas.glossary.title,
    description: pageMetas.glossary.description,
    inLanguage: 'en',
    hasDefinedTerm: glossary
      .flatMap((group) => inOrder(group.terms))
      .map((entry) => ({
        '@type': 'DefinedTerm',
        name: entry.term,
        description: entry.definition,
        url: `${url}#${termId(entry)}`,
        inDefinedTermSet: url,
      })),
  }
}
