/** The server's message in the language of the pages. The server speaks English. */
export function serverMessage(message: string): string {
  return message
}
