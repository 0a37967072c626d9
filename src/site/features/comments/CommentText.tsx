import { frameTexts } from '#content/texts/frame.ts'
import { textParts } from './textParts.ts'

/** A stranger's words as text (CM-08): never HTML; links only to web addresses, and none that improves a spammer's ranking. */
export function CommentText({ text }: { text: string }) {
  return (
    // Another text gets an element of its own: its parts never change in place (tests/rules/bareText.ts).
    <p key={text} dir="auto">
      {textParts(text).map(({ at, text: shown, href }) =>
        href === undefined ? (
          shown
        ) : (
          <a key={at} href={href} target="_blank" rel="nofollow ugc noopener">
            {shown}
            <span className="unseen">{` (${frameTexts.opensInNewTab})`}</span>
          </a>
        ),
      )}
    </p>
  )
}
