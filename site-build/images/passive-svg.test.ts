import { expect, test } from 'vitest'
import { isPassiveSvg } from './passive-svg.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><svg/>',
  '<svg><defs><path id="a"/></defs><use href="#a"/><text>It&#8217;s on = fine</text></svg>',
  '<svg><image xlink:href="data:image/png;base64,AAAA"/></svg>',
  '<svg><circle><animate attributeName="r" to="3"/></circle></svg>',
])('accepts %s', (text) => {
  expect(isPassiveSvg(Buffer.from(text))).toBe(true)
})

test.each([
  svg('<script>alert(1)</script>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  svg('', 'onload="alert(1)"'),
  svg('<path\nonclick = "alert(1)"/>'),
  svg('<foreignObject><b/></foreignObject>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<a xlink:href="java&#115;cript:alert(1)"/>'),
  svg('<a href="https://example.com"/>'),
  svg('<use href="data:image/svg+xml,x"/>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
  Buffer.from('<?xml-stylesheet href="#a"?><svg/>'),
  Buffer.from('<?xml version="1.0" encoding="utf-7"?><svg/>'),
  Buffer.from('<svg/>', 'utf16le'),
  Buffer.from([0x3c, 0x73, 0xff]),
])('rejects %s', (bytes) => {
  expect(isPassiveSvg(bytes)).toBe(false)
})
