import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { iniciarDepoisDaPagina } from '../lib/aplicativo/depois-da-pagina.ts';
import { Aplicacao, OPCOES_DA_RAIZ, prepararDocumento } from './aplicacao.tsx';
import { criarRouter } from './router.tsx';

prepararDocumento();
const router = criarRouter();

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('index.html não tem o elemento #raiz.');

createRoot(raiz, OPCOES_DA_RAIZ).render(
  <StrictMode>
    <Aplicacao router={router} />
  </StrictMode>,
);

async function prepararAplicativo(): Promise<void> {
  const { iniciarTrabalhador } = await import('../lib/aplicativo/trabalhador.ts');
  await iniciarTrabalhador();
}

if (import.meta.env.PROD) iniciarDepoisDaPagina(prepararAplicativo);
