import { Box, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useLive } from '../data/useLive.ts'
import { useResource } from '../data/useResource.ts'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { TemplateForm } from './TemplateForm.tsx'

/** Texts to begin answers with. */
export default function TemplatesPage() {
  const load = useCallback((signal: AbortSignal) => call<Listing<AnswerTemplate>>('templates', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [edited, setEdited] = useState<AnswerTemplate | 'new'>()
  useLive(['template'], reload)
  const remove = async (template: AnswerTemplate) => {
    try {
      await call('removeTemplate', { id: template.id })
      const { name, subject, text } = template
      announceDone(texts.removed, async () => {
        await call('saveTemplate', { body: { name, subject, text } })
        reload()
      })
      reload()
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  const onDone = () => {
    setEdited(undefined)
    reload()
  }
  return (
    <Screen
      title={deskTexts.templates}
      lede={texts.lede}
      tools={
        edited === undefined && (
          <Button size="sm" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {edited && <TemplateForm key={edited === 'new' ? edited : edited.id} template={edited} onDone={onDone} />}
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.length === 0 && !edited && <EmptyState title={texts.emptyTitle} text={texts.lede} />}
      {data?.items.map((template) => (
        <Card key={template.id}>
          <H2 textStyle="h3" mb="2">
            {template.name}
          </H2>
          <Box textStyle="label" mb="1">
            {template.subject}
          </Box>
          <Box textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {template.text}
          </Box>
          <Flex gap="2" mt="4">
            <Button variant="line" size="sm" color="link" onClick={() => setEdited(template)}>
              {texts.edit}
            </Button>
            <Button variant="line" size="sm" color="link" onClick={() => void remove(template)}>
              {texts.remove}
            </Button>
          </Flex>
        </Card>
      ))}
    </Screen>
  )
}
