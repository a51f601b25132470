import sharp from 'sharp';
import type { Sorteio } from '../sorteio.ts';

const LADO = 256;

const FUNDOS = [
  ['#00828D', '#7ad3c9'],
  ['#6f42c1', '#f2a65a'],
  ['#17a2b8', '#f7e3af'],
  ['#e83e8c', '#ffd166'],
  ['#fd7e14', '#ffe8d6'],
] as const;
const PELES = ['#f0c9a4', '#d9a377', '#a9704a', '#7b4b2e'] as const;
const CABELOS = ['#2b2118', '#4a2f1d', '#6b4a2b', '#171717'] as const;
const ROUPAS = ['#1f3a4d', '#3d2c5a', '#27543f', '#5a2c3c'] as const;

/**
 * Draws an abstract portrait of nobody: a figure without a face on two colours.
 *
 * @returns WebP of 256 × 256 pixels, the larger size that the avatar presets ask for.
 */
export function desenharRetrato(sorteio: Sorteio, cabeloLongo: boolean): Promise<Buffer> {
  const [de, ate] = sorteio.um(FUNDOS);
  const pele = sorteio.um(PELES);
  const cabelo = sorteio.um(CABELOS);
  const largura = sorteio.inteiro(40, 48);
  const comprimento = cabeloLongo ? sorteio.inteiro(110, 150) : 62;
  const lado = sorteio.chance(0.5) ? 1 : -1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LADO}" height="${LADO}">
    <defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${de}"/><stop offset="1" stop-color="${ate}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#f)"/>
    <circle cx="${128 + 70 * lado}" cy="64" r="${sorteio.inteiro(40, 80)}" fill="#fff" opacity=".14"/>
    <rect x="${128 - largura - 8}" y="56" width="${2 * largura + 16}" height="${comprimento}" rx="28"
      fill="${cabelo}"/>
    <rect x="108" y="140" width="40" height="52" rx="18" fill="${pele}"/>
    <ellipse cx="128" cy="252" rx="92" ry="74" fill="${sorteio.um(ROUPAS)}"/>
    <ellipse cx="128" cy="112" rx="${largura}" ry="52" fill="${pele}"/>
    <path d="M${128 - largura - 8} 112 q0 -74 ${largura + 8} -74 q${largura + 8} 0 ${largura + 8} 74
      q${-8 * lado} -34 ${-largura - 8 + 20 * lado} -36 q${-largura + 8} 2 ${-largura - 20 * lado} 36 z"
      fill="${cabelo}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
