/** What the server says, as pages say it. The server speaks English. */
export function serverMessage(message: string): string {
  return message
}
