import type { Notificacao } from '@dominio/contrato/notificacoes';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import {
  responderNotificacoes,
  umaNotificacao,
} from '../../../../test/pagina/registros/notificacao.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { SoLeituraProvider } from '../../../components/ui/so-leitura.ts';
import { ENTRADAS } from '../../../lib/armazenamento.ts';
import PainelDeNotificacoes from './painel-de-notificacoes.tsx';

const EU = umaPessoa().usuario.id;
const linha = page.getByRole('listitem');
const botao = (name: string) => page.getByRole('button', { name });
const marcarTodas = botao('Marcar todas como lidas');
const limparTodas = botao('Limpar todas');

function abrir(lista: Notificacao[], naoLidas = 0, soLeitura: string | null = null) {
  responderNotificacoes(lista);
  // A token of this test alone: an answer to a call of a former test has another one, and is
  // ignored.
  localStorage.setItem(ENTRADAS.token, crypto.randomUUID());
  return desenhar(
    <MemoryRouter>
      <SoLeituraProvider value={soLeitura}>
        <PainelDeNotificacoes
          usuarioId={EU}
          naoLidas={naoLidas}
          aoFechar={() => undefined}
          aoPerguntar={() => undefined}
        />
      </SoLeituraProvider>
    </MemoryRouter>,
  );
}

it("an empty list says 'Nenhuma notificação', and has no button to mark all", async () => {
  await abrir([]);
  await expect.element(page.getByText('Nenhuma notificação', { exact: true })).toBeVisible();
  await expect.element(marcarTodas).not.toBeInTheDocument();
  await expect.element(limparTodas).not.toBeInTheDocument();
});

it('a list shows its rows, and says in words which are unread', async () => {
  await abrir([umaNotificacao()], 1);
  await expect.element(linha).toMatchTextContent(/^Não lida: Aviso.*Texto/);
  await expect.element(linha.getByRole('time')).toBeVisible();
  await expect.element(marcarTodas).toBeVisible();
  await expect.element(page.getByText('Nenhuma notificação')).not.toBeInTheDocument();
});

it.each([
  ['of mine that is not read', EU, false, ['lida', 'importante', 'remover', 'adiar']],
  ['of mine that is read', EU, true, ['importante', 'remover', 'adiar']],
  ["of somebody else's that is not read", EU + 1, false, ['importante', 'adiar']],
  ["of somebody else's that is read", EU + 1, true, ['importante', 'remover', 'adiar']],
])('the row %s has the buttons of its actions', async (_, criado_por, lida, esperado) => {
  await abrir([umaNotificacao({ lida, dados: { criado_por, agendamento_id: null } })]);
  await expect.element(linha).toMatchTextContent('Aviso');
  const acoes = [...linha.element().querySelectorAll<HTMLElement>('[data-acao]')];
  expect(acoes.map(({ dataset }) => dataset.acao)).toEqual(esperado);
  await expect.element(limparTodas).toBeVisible();
});

it('without the permission to write there is no button to mark or clear', async () => {
  await abrir([umaNotificacao()], 1, 'Somente leitura.');
  await expect.element(linha).toMatchTextContent('Aviso');
  expect(document.querySelector('[data-acao]')).toBeNull();
  await expect.element(marcarTodas).not.toBeInTheDocument();
  await expect.element(limparTodas).not.toBeInTheDocument();
});
