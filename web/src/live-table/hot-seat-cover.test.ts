import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../shared/api-client'
import { aFrame } from '../testing/fixtures'
import { mustBeCovered } from './hot-seat-cover'

afterEach(() => void vi.restoreAllMocks())

test.each([true, false])(
  'the screen is covered unless all that a seat sees is open (%s)',
  async (open) => {
    const asked = vi.spyOn(api, 'frame').mockResolvedValue(aFrame(10, { open }))
    expect(await mustBeCovered('T', 1)).toBe(!open)
    expect(asked).toHaveBeenCalledWith('T', 1)
  },
)

test('it is covered where the house does not say', async () => {
  vi.spyOn(api, 'frame').mockRejectedValue(new Error())
  expect(await mustBeCovered('T', 1)).toBe(true)
})
