/** A fake WebSocket for tests: `Socket.last` is the newest connection. */
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

  // --- controls for tests
  // --------------------------------------------------------------------------

  /** Open the connection. */
  open(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  /** Receive a message from the server. */
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Break the connection. */
  lose(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }

  /** Return the page's sent messages of that type. */
  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type)
  }
}
