import { expect, test } from 'vitest'
import { activePartOf } from './passive-svg.ts'

const SVG = 'http://www.w3.org/2000/svg'
const DTD = 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'
const NAMESPACES = `xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"`
const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg ${NAMESPACES} ${attributes}>${inside}</svg>`)
const html = (inside: string) => svg(`<g xmlns:h="http://www.w3.org/1999/xhtml">${inside}</g>`)
const style = (css: string) => svg(`<style>${css}</style>`)

test.each([
  Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-8"?><svg ${NAMESPACES}/>`),
  Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${DTD}"><s:svg xmlns:s="${SVG}"/>`),
  svg('<defs><path id="a"/></defs><use href="#a"/><text>It&#8217;s on = a &amp; <![CDATA[<script>]]></text>'),
  svg('<image xlink:href="data:image/png;base64,AAAA"/><rect fill="url(#a)" style="filter: url( \'#b\' )"/>'),
  svg('<circle><animate attributeName="r" to="3"/></circle>'),
  svg('<a xlink:href="https://a.example" target="_top" xlink:title="A"/><a href="#b"/><a href="b/c:d"/>'),
  style('<![CDATA[@font-face { src: url("data:font/woff2;base64,AA") } .a\\:b > c { content: "\\201C" }]]>'),
  // What editors write: Inkscape, Illustrator, Gnome, draw.io.
  svg(
    '<i:namedview i:zoom="1"><i:grid on="1"/></i:namedview><metadata><rdf:RDF><rdf:li resource="x"/></rdf:RDF></metadata>',
    'xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" i:version="1" xml:space="preserve"',
  ),
  svg(
    '<g linecap="square" d2Version="v0.6" data-on="a" font-family="\'A\', b"/>',
    'content="&lt;mxfile host=&quot;x"',
  ),
  html('<switch><foreignObject><h:div style="color: red" align="center"/></foreignObject></switch>'),
])('accepts %s', (bytes) => {
  expect(activePartOf(bytes)).toBeNull()
})

test.each([
  ['<script>', svg('<script>alert(1)</script>')],
  ['<script>', svg('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>')],
  ['<meta>', html('<h:meta http-equiv="refresh" content="0;url=https://evil.example"/>')],
  ['<form>', html('<foreignObject><h:form action="https://evil.example"/></foreignObject>')],
  ['background="https://evil.example"', html('<h:p background="https://evil.example"/>')],
  ['<html>', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>')],
  ['<svg>', Buffer.from('<svg/>')],
  ['<math>', svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="#"/>')],
  ['<p>', svg('<p xmlns=""/>')],
  ['onload="alert(1)"', svg('', 'onload="alert(1)"')],
  ['onclick', html('<h:p onclick="a"/>')],
  ['href="javascript:', svg('<a href="javascript:alert(1)"/>')],
  ['XML', svg('<a href=" &#1;javascript:alert(1)"/>')],
  ['href', svg('<a href="java&#9;script:alert(1)"/>')],
  ['href', svg('<l:a xmlns:l="http://www.w3.org/2000/svg" href="data:text/html,x"/>')],
  ['ping', svg('<a href="#" ping="https://evil.example"/>')],
  ['href', svg('<use href="other.svg#a"/>')],
  ['href', svg('<image href="https://evil.example/a.png"/>')],
  ['base', svg('<g xml:base="https://evil.example/"/>')],
  ['attributeName', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['attributeName', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['to=', svg('<set attributeName="fill" to="url(https://evil.example)"/>')],
  ['fill', svg('<rect fill="url(https://evil.example#a)"/>')],
  ['style', svg('<rect style="background: u\\72l(//evil.example)"/>')],
  ['unknown', svg('<rect unknown="url(//evil.example)"/>')],
  ['<script>', svg('<g><s:script xmlns:s="http://www.w3.org/2000/svg" href="#a"/></g>')],
  ['<handler>', svg('<handler type="application/ecmascript">alert(1)</handler>')],
  ['<listener>', svg('<e:listener xmlns:e="http://www.w3.org/2001/xml-events" handler="#a"/>')],
  ['src', svg('<video src="https://evil.example/a.mp4"/>')],
  ['<iframe>', html('<h:iframe srcdoc="&lt;script>alert(1)&lt;/script>"/>')],
  ['srcdoc', svg('<iframe srcdoc="&lt;script>alert(1)&lt;/script>"/>')],
  ['<link>', html('<h:link rel="stylesheet" href="#"/>')],
  ['href', svg('<link rel="stylesheet" href="https://evil.example/a.css"/>')],
  ['href', svg('<feImage xlink:href="//evil.example/a.png"/>')],
  ['href', svg('<use href="data:image/svg+xml,&lt;svg/>"/>')],
  ['href', svg('<font-face-uri xlink:href="https://evil.example/a.svg#f"/>')],
  ['href', svg('<image x:href="other.png" xmlns:x="http://www.w3.org/1999/xlink"/>')],
  ['attributeName', svg('<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>')],
  ['attributeName', svg('<a><animate attributeName="HREF" values="javascript:alert(1)"/></a>')],
  ['attributeName', svg('<animate attributeName="x:onclick" to="alert(1)"/>')],
  ['values', svg('<animate attributeName="style" values="background:u\\72l(//evil.example)"/>')],
  ['attributionsrc', html('<h:a href="#" attributionsrc="https://evil.example"/>')],
  ['onfocus', html('<h:div tabindex="0" autofocus="" onfocus="alert(1)"/>')],
  ['style', html('<h:div style="background: url(&#x2F;/evil.example)"/>')],
  ['<style>', style('@import "https://evil.example";')],
  ['<style>', style('@im<!-- -->port "https://evil.example";')],
  ['<style>', style('@\\69\r\nmport "https://evil.example";')],
  ['<style>', style('@im<g>x</g>port "https://evil.example";')],
  ['<style>', style('a { content: "/*"; background: url(https://evil.example) } b { content: "*/" }')],
  ['<style>', style('a { background: -webkit-image-set("https://evil.example" 1x) }')],
  ['<style>', style('a { background: \\ffffff url("\\\n//evil.example") }')],
  // The address is `\\23.evil.example`, which means `//23.evil.example`; one backslash less would make it `#.evil.example`.
  ['<style>', style('a { background: url("\\\\\\\\23.evil.example") }')],
  ['entity', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${NAMESPACES}/>`)],
  ['entity', Buffer.from(`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a">]><svg ${NAMESPACES}/>`)],
  [
    'entity',
    Buffer.from(
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" ""><svg ${NAMESPACES}><a href="java&Tab;script:a"/></svg>`,
    ),
  ],
  ['processing instruction', Buffer.from(`<?xml-stylesheet href="#a"?><svg ${NAMESPACES}/>`)],
  ['UTF-8', Buffer.from(`<?xml version="1.0" encoding="utf-7"?><svg ${NAMESPACES}/>`)],
  ['UTF-8', Buffer.from(`\uFEFF<svg ${NAMESPACES}/>`, 'utf16le')],
  ['UTF-8', Buffer.from([0x3c, 0x73, 0xff])],
  ['XML', svg('<path>')],
  ['depth', svg('<g>'.repeat(300) + '</g>'.repeat(300))],
] as const)('rejects a file because of %s: row %#', (part, bytes) => {
  expect(activePartOf(bytes)).toContain(part)
})

test('reads large files in time', () => {
  expect(activePartOf(svg('<path d="M0 0" style="fill: \\\\"/>'.repeat(50_000)))).toBeNull()
  for (const hostile of ['\\', '&', 'url( ', '<!--', '<?xml encoding ', '<!DOCTYPE '])
    expect(activePartOf(style(`<![CDATA[${hostile.repeat(400_000)}`))).toContain('XML')
})
