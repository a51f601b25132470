import { type AcessoEfetivo, acessoDoUsuarioEndpoints } from '@dominio/contrato/usuarios-acesso';
import { copiaDeAcessoEndpoints } from '@dominio/contrato/usuarios-copia';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { escolherAcao, painel } from '../../../../test/pagina/painel.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { umaOrigem } from '../../../../test/pagina/registros/acesso.ts';
import {
  responderAcessoDaPessoa,
  umaPermissaoDaPessoa,
} from '../../../../test/pagina/registros/acesso-da-pessoa.ts';
import { responderUsuarios, umUsuario } from '../../../../test/pagina/registros/usuario.ts';

const RH = { id: 7, nome: 'Recursos Humanos' };
const OTAVIO = umUsuario({
  id: 21,
  nome: 'Otávio Meireles',
  grupo_id: RH.id,
  grupo_nome: RH.nome,
  grupos: [RH],
});
const CLIENTE = { id: 31, nome: 'Padaria Aurora' };
const GRUPOS = [
  { ...RH, acoes: { conceder: true } },
  { id: 3, nome: 'Gestor', acoes: { conceder: false } },
  { id: 4, nome: 'Consultor', acoes: { conceder: true } },
];
const doRh = { grupos: [{ ...RH, principal: true }] };

const gaveta = painel('Otávio Meireles');
const botao = (name: string) => gaveta.getByRole('button', { name });
const parte = (qual: string) => `/gerenciar-usuarios?usuario=21&parte=${qual}`;
const responderRegistro = () =>
  responderUsuarios([OTAVIO], { grupos: GRUPOS, clientes: [CLIENTE] });

describe('the clients of a person', () => {
  const papel = gaveta.getByRole('combobox', { name: `Papel: ${CLIENTE.nome}` });

  it('AD-28 are chosen in boxes with a role; what enters is told before it is saved', async () => {
    responderRegistro();
    const { gravarClientes } = responderAcessoDaPessoa();
    await abrirPagina('/gerenciar-usuarios?usuario=21');
    await gaveta.getByRole('link', { name: 'Clientes' }).click();
    await gaveta.getByRole('checkbox', { name: CLIENTE.nome }).click();
    await papel.selectOptions('Revisor');
    await expect.element(gaveta.getByText('1 entra')).toBeVisible();
    await botao('Salvar clientes').click();
    await expect.element(page.getByText('Acesso salvo')).toBeVisible();
    await expect.element(gaveta.getByText('1 entra')).not.toBeInTheDocument();
    await expect.element(gaveta.getByRole('checkbox', { name: CLIENTE.nome })).toBeChecked();
    expect(gravarClientes.pedidos.map(({ body }) => body)).toEqual([
      { cliente_ids: [31], papeis: [{ cliente_id: 31, papel: 'revisor' }], versao: 1 },
    ]);
  });

  it('AD-28 are saved once more without closing: the version goes on with each save', async () => {
    responderRegistro();
    const { gravarClientes } = responderAcessoDaPessoa({
      clientes: [{ ...CLIENTE, papel: 'responsavel' }],
    });
    await abrirPagina(parte('clientes'));
    for (const outro of ['Revisor', 'Apoio']) {
      await papel.selectOptions(outro);
      await expect.element(gaveta.getByText('1 muda')).toBeVisible();
      await botao('Salvar clientes').click();
      await expect.element(gaveta.getByText('1 muda')).not.toBeInTheDocument();
    }
    expect(gravarClientes.pedidos.map(({ body }) => [body.papeis[0]?.papel, body.versao])).toEqual([
      ['revisor', 1],
      ['apoio', 2],
    ]);
  });
});

describe('why a person sees something', () => {
  const explicar = (acesso: AcessoEfetivo) =>
    responder(acessoDoUsuarioEndpoints.acesso, acesso).pedidos;

  async function explicarCliente() {
    responderRegistro();
    responderAcessoDaPessoa({ clientes: [{ ...CLIENTE, papel: 'apoio' }] });
    const origem = umaOrigem({ tipo: 'usuario', id: 21, motivo: 'vinculo', papel: 'apoio' });
    const pedidos = explicar({ permitido: true, origens: [origem], faltaria: [] });
    await abrirPagina(parte('clientes'));
    await gaveta.getByRole('combobox', { name: 'Por que vê este cliente?' }).fill('Padaria');
    await page.getByRole('option', { name: CLIENTE.nome, exact: true }).click();
    await expect.element(gaveta.getByText('Vínculo próprio: apoio')).toBeVisible();
    return pedidos;
  }

  async function explicarPermissao() {
    responderRegistro();
    const daAgenda = umaPermissaoDaPessoa({
      id: 2,
      modulo: 'agenda',
      acao: 'visualizar',
      nome: 'Agenda: visualizar',
      origens: [{ tipo: 'grupo', ...RH }],
    });
    responderAcessoDaPessoa({ permissoes: [daAgenda], disponiveis: [umaPermissaoDaPessoa()] });
    const falta = { tipo: 'permissao', nome: 'Contratos: excluir' } as const;
    const pedidos = explicar({ permitido: false, origens: [], faltaria: [falta] });
    await abrirPagina(parte('permissoes'));
    await expect.element(gaveta.getByText('Pelo grupo Recursos Humanos')).toBeVisible();
    await gaveta
      .getByRole('combobox', { name: 'Por que tem esta permissão?' })
      .fill('Contratos: exc');
    await page.getByRole('option', { name: 'Contratos: excluir' }).click();
    await expect.element(gaveta.getByText('A permissão Contratos: excluir')).toBeVisible();
    return pedidos;
  }

  it('is told of a client with the link and its role', async () => {
    const pedidos = await explicarCliente();
    expect(pedidos.map(({ query }) => query)).toEqual([{ cliente_id: 31 }]);
  });

  it('is told of a client without anything axe complains of', async () => {
    await explicarCliente();
    await semViolacoes();
  });

  it('is told of a permission by its group; of one that is lacking, what is missing', async () => {
    const pedidos = await explicarPermissao();
    expect(pedidos.map(({ query }) => query)).toEqual([{ permissao: 'contratos:excluir' }]);
  });

  it('is told of a permission without anything axe complains of', async () => {
    await explicarPermissao();
    await semViolacoes();
  });
});

describe('the groups of a person', () => {
  const grupo = (name: string) => gaveta.getByRole('checkbox', { name, exact: true });

  it('keep the main one, and one that the caller may not give is shut and says why', async () => {
    responderRegistro();
    responderAcessoDaPessoa(doRh);
    await abrirPagina(parte('grupos'));
    await expect.element(grupo(RH.nome)).toBeDisabled();
    await expect.element(grupo('Gestor')).toBeDisabled();
    await expect
      .element(grupo('Gestor'))
      .toHaveAccessibleDescription('Dá mais acesso do que o seu');
    await expect.element(grupo('Consultor')).toBeEnabled();
  });

  it('chosen and not saved are not left behind unasked', async () => {
    responderRegistro();
    responderAcessoDaPessoa(doRh);
    await abrirPagina(parte('grupos'));
    await grupo('Consultor').click();
    await escolherAcao(gaveta, 'Copiar acesso de…');
    const saida = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await saida.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(grupo('Consultor')).toBeChecked();
  });
});

describe('the access of another', () => {
  const copia = page.getByRole('dialog', { name: 'Copiar acesso para Otávio Meireles' });
  const copiar = copia.getByRole('button', { name: 'Copiar acesso' });

  async function escolher() {
    const { usuarios } = responderRegistro();
    usuarios.criar((id) => umUsuario({ id, nome: 'Camila Duarte' }));
    const acesso = responderAcessoDaPessoa(doRh);
    const { pedidos } = responder(
      copiaDeAcessoEndpoints.copiar,
      ({ body: { simular = false } }) => {
        const consultor = { id: 4, nome: 'Consultor', tipo: 'grupo', papel: null, motivo: null };
        if (!simular) acesso.mudarGrupos([...doRh.grupos, { ...consultor, principal: false }]);
        return {
          success: true,
          message: '',
          simulado: simular,
          itens: [{ ...consultor, tipo: 'grupo' }],
          clientes_fora: false,
          versao: 1,
          versao_de: 5,
        };
      },
    );
    await abrirPagina(parte('grupos'));
    await escolherAcao(gaveta, 'Copiar acesso de…');
    await expect.element(copiar).toBeDisabled();
    await copia.getByRole('combobox', { name: 'Copiar o acesso de' }).fill('Camila');
    await page.getByRole('option', { name: /^Camila/ }).click();
    await expect
      .element(copia.getByRole('list', { name: /^Será acrescentado/ }))
      .toMatchTextContent('Consultor');
    return pedidos;
  }

  it('is added after the difference was seen, and shows where it was opened from', async () => {
    const pedidos = await escolher();
    await copiar.click();
    await expect.element(copia).not.toBeInTheDocument();
    await expect
      .element(gaveta.getByRole('checkbox', { name: 'Consultor', exact: true }))
      .toBeChecked();
    await expect.element(gaveta.getByText('2 grupos')).toBeVisible();
    expect(pedidos.map(({ body }) => body)).toEqual([
      { de: 22, simular: true },
      { de: 22, versao: 1, versao_de: 5 },
    ]);
  });

  it('is compared without anything axe complains of', async () => {
    await escolher();
    await semViolacoes();
  });
});
