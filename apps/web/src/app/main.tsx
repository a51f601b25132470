import '../theme/estilos.ts';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { seguirFoco } from '../components/ui/seguir-foco.ts';
import { guardarConvite } from '../lib/aplicativo/convite.ts';
import { iniciarDepoisDaPagina } from '../lib/aplicativo/depois-da-pagina.ts';
import { registrarErro } from '../lib/falhas.ts';
import { suprimirErrosDeRemocao, tolerarRemocoes } from '../lib/remocao-do-dom.ts';
import { iniciarSessao } from '../lib/sessao-ciclo.ts';
import { temaAtual, tirarCoresAoSair } from '../lib/tema.ts';
import { tema } from '../theme/tema.ts';
import { mostrarAbertura } from './abertura.ts';
import { LimiarDeErros } from './falhas/limiar-de-erros.tsx';
import { criarRouter } from './router.tsx';

tolerarRemocoes();
suprimirErrosDeRemocao();
mostrarAbertura();
guardarConvite();
tirarCoresAoSair();
iniciarSessao();
seguirFoco();
const router = criarRouter();

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('index.html não tem o elemento #raiz.');

/** Every error that a boundary caught, wherever it stands: said in the console, and counted. */
function aoPegarErro(erro: unknown): void {
  reportError(erro);
  registrarErro(erro);
}

createRoot(raiz, { onCaughtError: aoPegarErro }).render(
  <StrictMode>
    <MantineProvider theme={tema} forceColorScheme={temaAtual()}>
      <LimiarDeErros>
        <RouterProvider router={router} />
      </LimiarDeErros>
    </MantineProvider>
  </StrictMode>,
);

async function prepararAplicativo(): Promise<void> {
  const { iniciarTrabalhador } = await import('../lib/aplicativo/trabalhador.ts');
  await iniciarTrabalhador();
}

if (import.meta.env.PROD) iniciarDepoisDaPagina(prepararAplicativo);
