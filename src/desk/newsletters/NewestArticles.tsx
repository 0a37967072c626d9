import { Flex } from '@chakra-ui/react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterArticle } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'

/** Articles come newest first. */
const mostShown = 4

interface NewestArticlesProps {
  articles: readonly NewsletterArticle[]
  busy: boolean
  onChoose: (slug: string) => void
}

/** The newest articles: one press makes the draft about it, with its preview below. */
export function NewestArticles({ articles, busy, onChoose }: NewestArticlesProps) {
  return (
    <div>
      <Small>{texts.newest}</Small>
      <Flex direction="column" align="start" gap="1" mt="1">
        {articles.slice(0, mostShown).map(({ slug, title }) => (
          <Button
            key={slug}
            variant="plain"
            px="0"
            size="sm"
            aria-disabled={busy}
            textAlign="start"
            onClick={() => onChoose(slug)}
          >
            {title}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
