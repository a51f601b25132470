import { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import {
  type PermissaoDaPessoa,
  vinculosDoUsuarioEndpoints,
} from '@dominio/contrato/usuarios-vinculos';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { responder } from '../../../../test/pagina/rede.ts';
import { umCadastrado } from '../../../../test/pagina/registros/acesso.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';
import { ENTRADAS } from '../../../lib/armazenamento.ts';
import { ProvedorDePermissoes } from '../../../lib/permissoes.tsx';
import { PermissoesDoUsuario } from './vinculos-do-usuario.tsx';

const PEDIDA: PermissaoDaPessoa = {
  id: 1,
  modulo: 'configuracoes',
  acao: 'visualizar',
  nome: 'Configurações: visualizar',
  critica: false,
  direta: false,
  origens: [],
  pedido: { motivo: 'Cadastrar os feriados da cidade.', pedido_em: AGORA.toISOString() },
};
const QUEM_PEDIU: UsuarioAberto = {
  ...umCadastrado(),
  dados_completos: true,
  dados_pessoais: true,
  acoes: Object.fromEntries(
    Object.keys(UsuarioAberto.shape.acoes.shape).map((acao) => [acao, true]),
  ) as UsuarioAberto['acoes'],
};
const abertos = page.getByRole('region', { name: 'Pedidos em aberto' });

beforeEach(async () => {
  responder(vinculosDoUsuarioEndpoints.permissoes, {
    permissoes: [],
    total: 0,
    disponiveis: [PEDIDA],
    versao: 1,
  });
  localStorage.setItem(ENTRADAS.token, crypto.randomUUID());
  const element = (
    <main>
      <h1>{QUEM_PEDIU.nome}</h1>
      <h2>Permissões</h2>
      <ProvedorDePermissoes>
        <PermissoesDoUsuario usuario={QUEM_PEDIU} />
      </ProvedorDePermissoes>
    </main>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await desenhar(<RouterProvider router={router} />);
});

it('a person’s request is shown above their permissions, with its reason', async () => {
  await expect
    .element(abertos)
    .toMatchTextContent(/Configurações: visualizar.*Cadastrar os feriados da cidade\.$/);
});

it('a person’s request is shown without anything axe complains of', async () => {
  await expect.element(abertos).toBeVisible();
  await semViolacoes();
});
