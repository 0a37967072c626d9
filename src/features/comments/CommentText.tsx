import { frameTexts } from '#content/texts/frame.ts'
import { textParts } from './textParts.ts'

/** What a stranger wrote, as text: never HTML, links only to web addresses, and none that helps a spammer's rank. */
export function CommentText({ text }: { text: string }) {
  return (
    <p dir="auto">
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
