import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { responder, segurar } from '../../../../test/pagina/rede.ts';
import { umaSessaoAberta } from '../../../../test/pagina/registros/conta.ts';
import { comSessao } from '../../../../test/pagina/sessao.ts';
import { SessoesDoUsuario } from './sessoes-do-usuario.tsx';

const usuario = { id: 20, nome: 'Camila Duarte' } as UsuarioAberto;

async function abrir(): Promise<void> {
  comSessao();
  responder(sessoesAbertasEndpoints.daPessoa, { sessoes: [umaSessaoAberta()], total: 1 });
  await desenhar(
    <main>
      <h1>{usuario.nome}</h1>
      <SessoesDoUsuario usuario={usuario} />
    </main>,
  );
  await expect.element(page.getByText('Chrome no Linux')).toBeVisible();
}

it('the keyboard stays on the button that ends all sessions while they are ended', async () => {
  responder(sessoesAbertasEndpoints.encerrarTodasDaPessoa, {
    success: true,
    message: 'Sessões encerradas.',
    encerradas: 1,
  });
  const resposta = segurar(sessoesAbertasEndpoints.encerrarTodasDaPessoa);
  await abrir();
  const botao = page.getByRole('button', { name: 'Encerrar todas', exact: true });
  await botao.click();
  const pergunta = page.getByRole('dialog');
  await pergunta.getByRole('button', { name: 'Encerrar' }).click();
  await expect.element(pergunta).not.toBeInTheDocument();
  await expect.element(botao).toHaveAttribute('aria-disabled', 'true');
  await expect.element(botao).toHaveFocus();
  resposta.soltar();
  await expect.element(botao).toHaveAttribute('aria-disabled', 'false');
  await expect.element(botao).toHaveFocus();
});

it('a person whose sessions were all ended has none that is open', async () => {
  responder(sessoesAbertasEndpoints.encerrarTodasDaPessoa, () => {
    responder(sessoesAbertasEndpoints.daPessoa, { sessoes: [], total: 0 });
    return { success: true, message: 'Sessões encerradas.', encerradas: 1 };
  });
  await abrir();
  await page.getByRole('button', { name: 'Encerrar todas', exact: true }).click();
  const pergunta = page.getByRole('dialog', {
    name: 'Encerrar todas as sessões de Camila Duarte?',
  });
  await pergunta.getByRole('button', { name: 'Encerrar' }).click();
  await expect.element(page.getByText('Nenhuma sessão aberta.')).toBeVisible();
});

it('the open sessions of a person are shown, to be ended, without anything axe complains of', async () => {
  await abrir();
  await expect.element(page.getByRole('button', { name: 'Encerrar todas' })).toBeVisible();
  await semViolacoes();
});
