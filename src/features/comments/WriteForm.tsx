import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { commentsTexts as texts } from '#content/texts/comments.ts'
import type { Delivery } from '#outbox/send.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useOnline } from '#ui/useOnline.ts'
import { Problem } from './Problem.tsx'
import { useWriting } from './useWriting.ts'
import { WriteFields } from './WriteFields.tsx'
import type { Target } from './writing.ts'

interface WriteFormProps {
  target: Target
  /** Told after it was sent or saved, never after a failure. */
  onDone: (delivery: Delivery) => void
  /** A form that can be cancelled was just opened: its text takes the focus. */
  onCancel?: () => void
}

/** The form of a comment or a reply. A failure leaves every field as it was. */
export function WriteForm({ target, onDone, onCancel }: WriteFormProps) {
  const writing = useWriting(target, onDone)
  const { kind, form, text, sending, problem, commenter, remember } = writing
  const online = useOnline()
  const opened = onCancel !== undefined
  useEffect(() => {
    if (opened) text.current?.focus()
  }, [opened, text])
  return (
    <chakra.form
      ref={form}
      data-form={kind}
      onInput={writing.onInput}
      onSubmit={writing.onSubmit}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="18px 20px"
    >
      <WriteFields
        kind={kind}
        values={{ text: '', username: '', phone: '', email: '', ...commenter }}
        problem={problem?.ofText ? problem.text : undefined}
        textRef={text}
      />
      <chakra.p gridColumn="1 / -1" m="0" textStyle="meta" color="ink2">
        {texts.privacy}
      </chakra.p>
      <chakra.label gridColumn="1 / -1" display="flex" gap="3" alignItems="center" minH="touch" textStyle="ui">
        <chakra.input
          type="checkbox"
          flex="none"
          w="22px"
          h="22px"
          accentColor="solid"
          checked={remember}
          onChange={(event) => writing.onRemember(event.currentTarget.checked)}
        />
        {texts.remember}
      </chakra.label>
      <Flex gridColumn="1 / -1" columnGap="4" wrap="wrap">
        <chakra.div flex="1 0 100%" css={{ '& p': { mt: '0', mb: '4' } }}>
          <Problem text={problem && !problem.ofText ? problem.text : undefined} />
        </chakra.div>
        <Button type="submit" look="navy" aria-disabled={sending} minW="10rem">
          {sending ? <Spinner label={texts.sending} /> : online ? texts.write[kind].send : texts.sendLater}
        </Button>
        {onCancel && (
          <Button
            look="plain"
            onClick={() => {
              void writing.discardDraft()
              onCancel()
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </Flex>
    </chakra.form>
  )
}
