import { Box, chakra, Flex } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { exactly } from '../data/times.ts'
import { Card } from '../layout/Card.tsx'
import { BanButton } from './BanButton.tsx'
import { Conversation } from './Conversation.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { ReplyForm } from './ReplyForm.tsx'

interface CommentCardProps {
  comment: CommentItem
  /** Of its first control. */
  firstRef?: Ref<HTMLInputElement> | undefined
  isSelected: boolean
  onSelect: (id: string, isSelected: boolean) => void
  onChanged: (changed: CommentItem[]) => void
}

/** One comment with what it answers, why it is here, and what can be done about it. */
export function CommentCard({ comment, firstRef, isSelected, onSelect, onChanged }: CommentCardProps) {
  const [isReplying, setReplying] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const author = comment.author || texts.anonymous
  return (
    <Card>
      <Flex align="center" gap="3" wrap="wrap" mb="3">
        <chakra.span display="grid" placeItems="center" w="28px" minH="touch">
          <Checkbox
            ref={firstRef}
            aria-label={texts.select(author)}
            checked={isSelected}
            onChange={(event) => onSelect(comment.id, event.currentTarget.checked)}
          />
        </chakra.span>
        <Box mr="auto" minW="0" flex="1 1 12rem">
          <Box textStyle="label" overflowWrap="anywhere">
            <bdi>{author}</bdi>
          </Box>
          <Box textStyle="meta" color="ink2" overflowWrap="anywhere" css={{ '& a': { color: 'link' } }}>
            <span>{`${exactly(comment.at)}, ${texts.on} `}</span>
            <a href={comment.articlePath}>{comment.articleTitle}</a>
          </Box>
        </Box>
        <Tag>{comment.isProvider ? texts.byProvider : texts.states[comment.state]}</Tag>
      </Flex>
      {comment.parent && (
        <chakra.blockquote
          m="0"
          mb="3"
          pl="4"
          borderLeft="3px solid"
          borderColor="gold.500"
          color="ink2"
          textStyle="small"
          maxH="7rem"
          overflowY="auto"
          overflowWrap="anywhere"
        >
          <strong>
            <span>{`${texts.replyTo} `}</span>
            <bdi>{comment.parent.author || texts.anonymous}</bdi>
            <span>{': '}</span>
          </strong>
          <bdi>{comment.parent.text}</bdi>
        </chakra.blockquote>
      )}
      <Box
        dir="auto"
        textStyle="body"
        fontSize="1.125rem"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="24rem"
        overflowY="auto"
      >
        {comment.text}
      </Box>
      {comment.heldBecause && (
        <Box textStyle="ui" color="wait" bg="waitBg" borderRadius="small" px="3" py="2" mt="3">
          {`${texts.heldBecause}: ${comment.heldBecause}`}
        </Box>
      )}
      {comment.reports.map((report) => (
        <Box
          key={report.id}
          textStyle="ui"
          color="err"
          bg="errBg"
          borderRadius="small"
          px="3"
          py="2"
          mt="3"
          overflowWrap="anywhere"
        >
          <span>{`${texts.reported(exactly(report.at))}: `}</span>
          <bdi>{report.reason}</bdi>
        </Box>
      ))}
      {(comment.email || comment.phone) && (
        <Box textStyle="meta" color="ink2" mt="3" overflowWrap="anywhere">
          {[comment.email, comment.phone].filter(Boolean).join(', ')}
        </Box>
      )}
      {comment.state !== 'erased' && (
        <Flex wrap="wrap" gap="2" mt="4">
          <ModerationButtons comments={[comment]} onChanged={onChanged} />
          {comment.state === 'shown' && (
            <Button
              variant="line"
              size="sm"
              color="link"
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
            >
              {texts.answer}
            </Button>
          )}
          <Button variant="line" size="sm" color="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts.conversation}
          </Button>
          <BanButton comment={comment} onChanged={onChanged} />
        </Flex>
      )}
      {isReplying && <ReplyForm comment={comment} onDone={() => setReplying(false)} />}
      {isOpen && <Conversation id={comment.id} />}
    </Card>
  )
}
