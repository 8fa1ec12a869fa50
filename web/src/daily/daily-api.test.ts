import { describe, expect, it } from 'vitest'
import { later, today } from './daily-api'

describe('dates on this device', () => {
  it('are written as the server reads them', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(today(new Date(2026, 10, 28, 0, 0))).toBe('2026-11-28')
  })
  it('follow one another across months, years and changes of the clock', () => {
    expect(later('2026-12-31', 1)).toBe('2027-01-01')
    expect(later('2026-03-01', -1)).toBe('2026-02-28')
    expect(later('2026-03-28', 2)).toBe('2026-03-30')
  })
})
