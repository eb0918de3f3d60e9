/*
 * What programs put on the clipboard, in their shapes and with words of our own: Word 365 for Windows, Google Docs,
 * LibreOffice Writer 24, and a page of the web in Chromium.
 */

const wordItem = (level: number, sign: string, words: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** A title, a paragraph with smart quotes, lists of two levels, a table and a link. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=ES style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1><span lang=ES style='mso-ansi-language:ES'>Plazos de la&nbsp;consulta<o:p></o:p></span></h1>
<p class=MsoNormal><span style='mso-bidi-font-family:Calibri'>La consulta dura <b>dos semanas</b>, “como siempre”.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, '·', 'Del 9 al 23 de noviembre')}
${wordItem(2, 'o', 'de lunes a jueves')}
${wordItem(1, '·', 'En la biblioteca')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, '1.', 'Primero, lee', 1)}
${wordItem(1, '2.', 'Después, <i>vota</i>', 1)}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=302 valign=top style='width:226.5pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Mesa</b><o:p></o:p></p></td><td width=302><p class=MsoNormal>Hora<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=302><p class=MsoNormal>Mercado<o:p></o:p></p></td><td width=302><p class=MsoNormal>10.00<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><span class=MsoHyperlink><a href="https://www.vilanova.example/bases.pdf"><span style='color:#0563C1'>Las bases</span></a></span><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** A heading, marks as styles, and a list. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f1e2d3c-7fff-aaaa-bbbb-000011112222"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">Reunión</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">El </span><span style="font-weight:700;font-style:normal;">jueves 12</span><span style="font-weight:400;"> en </span><span style="font-weight:400;font-style:italic;">la plaza</span><span style="font-weight:400;">.</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Café</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Mapas</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/** A heading, bold in a font, and a numbered list. */
export const fromLibreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="es-ES" link="#000080" dir="ltr"><h1 class="western" style="line-height: 100%">Acta</h1>
<p style="line-height: 100%; margin-bottom: 0cm">Asisten <font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>doce</b></font></font>
personas.</p>
<p style="margin-bottom: 0cm"><br/>
</p>
<ol>
	<li><p style="margin-bottom: 0cm">Lectura</p></li>
	<li><p style="margin-bottom: 0cm">Ruegos</p></li>
</ol>
</body></html>`;

/** A part of a page with boxes, a script, a picture of another site and a quote. */
export const fromTheWeb = `<html><body><!--StartFragment--><div class="wrap" style="color: rgb(33, 37, 41); font-family: system-ui;"><div class="card"><h3 class="h3">Corte de agua</h3><img src="https://agua.example/foto.jpg" alt="Un grifo" width="600"><p style="box-sizing: border-box;">Mañana&nbsp;de 9 a 11.</p><div style="display:none">oculto</div><script>track()</script><div>Más en <a class="btn" target="_blank" href="https://agua.example/avisos"><span>los avisos</span></a>.</div><blockquote><p>No bebáis</p></blockquote></div></div><!--EndFragment--></body></html>`;
