import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '@playwright/test/reporter';
import { GRADE, nomeDa, PASTA } from './grade.ts';

const cabeca = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Vistoria</title>
<style>
  body { font: 14px/1.45 system-ui; margin: 24px; background: #111; color: #eee }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px }
  img { width: 100%; height: 220px; object-fit: cover; object-position: top; border-radius: 8px }
  figure { margin: 0 } figcaption { padding: 4px 0 } a { color: inherit }
</style>`;

/** Puts the photographs of a run on one page, `.vistoria/index.html`. */
export default class FolhaDeContato implements Reporter {
  onEnd(): void {
    const fotos = GRADE.map(nomeDa).filter((nome) => existsSync(join(PASTA, `${nome}.png`)));
    const figuras = fotos.map(
      (nome) =>
        `<figure><a href="${nome}.png"><img loading="lazy" src="${nome}.png" alt=""></a><figcaption>${nome}</figcaption></figure>`,
    );
    const pagina = `${cabeca}<h1>Vistoria</h1><p>${fotos.length} telas</p><main>${figuras.join('\n')}</main></html>`;
    if (fotos.length > 0) writeFileSync(join(PASTA, 'index.html'), pagina);
  }
}
