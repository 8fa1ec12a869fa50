/** A stand-in for the browser's WebSocket, for tests: `Socket.last` is the newest connection. */
export class FakeSocket {
  static readonly OPEN = WebSocket.OPEN
  static last: FakeSocket
  readyState: number = WebSocket.CONNECTING
  sent: { type: string; [key: string]: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
  }

  // --- what a test does with it ---------------------------------------------------------------

  /** The connection stands. */
  open(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  /** The server sends this. */
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The connection breaks. */
  lose(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }

  /** The messages of that type which the page has sent. */
  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type)
  }
}
