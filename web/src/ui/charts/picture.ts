import { axisOf, fittingTicks, type Bar, type ChartSeries, type Tick } from './bars.ts';

/** A row of a ranking: a name, its number and how long its bar is, from 0 to 1. */
export interface RankedRow {
  name: string;
  value: string;
  share: number;
  /** Design token of the bar. */
  token: string;
}

/** A chart as it is drawn for a download: with all that tells what it shows. */
export interface Picture {
  title: string;
  /** Below the title, such as query and period. */
  lines: readonly string[];
  drawing:
    | { kind: 'bars'; bars: readonly Bar[]; series: readonly ChartSeries[]; ticks: readonly Tick[] }
    | { kind: 'ranking'; rows: readonly RankedRow[] };
  formatNumber: (value: number) => string;
}

const width = 1_200;
const edge = 40;
const inner = width - 2 * edge;
const chartHeight = 420;
const rowHeight = 52;
/** Two pixels of the picture for each drawn one, so that it stays sharp in a document. */
const sharpness = 2;

/** Draws a chart in the colours of the light theme, whatever the page has. @throws when nothing can be drawn */
export async function pngOf(picture: Picture): Promise<Blob> {
  await document.fonts.ready;
  const light = document.createElement('div');
  light.dataset.theme = 'light';
  document.body.append(light);
  const style = getComputedStyle(light);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const family = color('--pm-font-ui');
  try {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser draws no pictures');
    const paint = { pen, color, font: (size: number, weight = 400) => `${weight} ${size}px ${family}` };
    canvas.width = width * sharpness;
    canvas.height = 10 * sharpness;
    // Once without showing, to know the height: changing the height of a canvas clears it.
    const height = draw(paint, picture);
    canvas.height = height * sharpness;
    pen.scale(sharpness, sharpness);
    pen.fillStyle = color('--pm-surface');
    pen.fillRect(0, 0, width, height);
    draw(paint, picture);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png'),
    );
  } finally {
    light.remove();
  }
}

interface Paint {
  pen: CanvasRenderingContext2D;
  color: (token: string) => string;
  font: (size: number, weight?: number) => string;
}

/** Draws everything from the top; returns the height it took. */
function draw(paint: Paint, { title, lines, drawing, formatNumber }: Picture): number {
  const { pen, color, font } = paint;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  let y = edge + 20;
  pen.font = font(24, 620);
  pen.fillStyle = color('--pm-text');
  pen.fillText(title, edge, y);
  pen.font = font(15);
  pen.fillStyle = color('--pm-text-2');
  y += 8;
  for (const line of lines.flatMap((line) => wrapped(pen, line))) {
    y += 22;
    pen.fillText(line, edge, y);
  }
  y += 24;
  if (drawing.kind === 'ranking') return drawRanking(paint, drawing.rows, y) + edge - 12;
  drawBars(paint, drawing, y, formatNumber);
  return drawLegend(paint, drawing.series, y + chartHeight + 28) + edge;
}

function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= inner) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawBars(
  { pen, color, font }: Paint,
  { bars, series, ticks }: Extract<Picture['drawing'], { kind: 'bars' }>,
  top: number,
  formatNumber: (value: number) => string,
): void {
  const left = edge + 52;
  const plotWidth = width - edge - left;
  const plotHeight = chartHeight - 28;
  const { end, values } = axisOf(bars, 4);
  const y = (value: number) => top + plotHeight * (1 - value / end);
  const barWidth = plotWidth / Math.max(1, bars.length);
  pen.font = font(14);
  pen.lineWidth = 1;
  for (const value of values) {
    pen.fillStyle = color('--pm-border');
    pen.fillRect(left, Math.round(y(value)), plotWidth, 1);
    pen.fillStyle = color('--pm-text-3');
    pen.textAlign = 'right';
    pen.fillText(formatNumber(value), left - 10, y(value) + 5);
  }
  const gap = barWidth > 6 ? 1 : 0.25;
  for (const [index, bar] of bars.entries()) {
    let below = 0;
    for (const [part, count] of bar.counts.entries()) {
      const bottom = y(below);
      below += count;
      pen.fillStyle = color(series[part]!.token);
      pen.fillRect(left + index * barWidth + gap, y(below), barWidth - 2 * gap, bottom - y(below));
    }
    if (!bar.unfinished) continue;
    pen.save();
    pen.beginPath();
    pen.rect(left + index * barWidth + gap, y(bar.total), barWidth - 2 * gap, y(0) - y(bar.total));
    pen.clip();
    pen.strokeStyle = color('--pm-surface');
    pen.lineWidth = 2;
    const start = left + index * barWidth;
    for (let at = -plotHeight; at < barWidth; at += 7) {
      pen.beginPath();
      pen.moveTo(start + at, y(0));
      pen.lineTo(start + at + plotHeight, top);
      pen.stroke();
    }
    pen.restore();
  }
  pen.fillStyle = color('--pm-text-3');
  pen.textAlign = 'center';
  for (const { index, label } of fittingTicks(ticks, barWidth, 64)) {
    pen.fillText(label, Math.min(left + (index + 0.5) * barWidth, width - edge - 24), top + plotHeight + 22);
  }
  pen.textAlign = 'left';
}

function drawLegend({ pen, color, font }: Paint, series: readonly ChartSeries[], top: number): number {
  let [x, y] = [edge, top];
  pen.font = font(15);
  for (const { name, token } of series) {
    const room = 20 + pen.measureText(name).width + 28;
    if (x > edge && x + room > width - edge) [x, y] = [edge, y + 26];
    pen.fillStyle = color(token);
    pen.fillRect(x, y - 11, 12, 12);
    pen.fillStyle = color('--pm-text');
    pen.fillText(name, x + 20, y);
    x += room;
  }
  return y;
}

function drawRanking({ pen, color, font }: Paint, rows: readonly RankedRow[], top: number): number {
  for (const [index, { name, value, share, token }] of rows.entries()) {
    const y = top + index * rowHeight;
    pen.font = font(16, 510);
    pen.fillStyle = color('--pm-text');
    pen.textAlign = 'right';
    const room = inner - pen.measureText(value).width - 24;
    pen.fillText(value, width - edge, y + 18);
    pen.textAlign = 'left';
    pen.fillText(name, edge, y + 18, room);
    pen.fillStyle = color('--pm-sunken');
    pen.fillRect(edge, y + 28, inner, 6);
    pen.fillStyle = color(token);
    pen.fillRect(edge, y + 28, Math.max(2, inner * Math.min(1, share)), 6);
  }
  return top + rows.length * rowHeight;
}
