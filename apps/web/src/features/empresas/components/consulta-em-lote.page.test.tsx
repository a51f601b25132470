import { consultasEndpoints } from '@dominio/contrato/consultas';
import {
  type ConsultaEmLote,
  type EmpresaConsultada,
  receitaEmLoteEndpoints as e,
  MAXIMO_DE_APLICADAS,
} from '@dominio/contrato/empresas-receita-lote';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const dialogo = page.getByRole('dialog', { name: 'Consultar na Receita' });
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const noDialogo = (name: string) => dialogo.getByRole('button', { name, exact: true });
const daEmpresa = (name: string) => dialogo.getByRole('group', { name });

const umaConsulta = (mudancas: Partial<ConsultaEmLote> = {}): ConsultaEmLote => ({
  id: 7,
  situacao: 'concluida',
  motivo: null,
  total: 3,
  consultadas: 3,
  contagens: { diferente: 2, igual: 0, nao_encontrada: 0, falhou: 1 },
  iniciada_em: AGORA.toISOString(),
  terminada_em: AGORA.toISOString(),
  ...mudancas,
});
const ANDANDO = umaConsulta({
  situacao: 'andamento',
  consultadas: 1,
  contagens: { diferente: 1, igual: 0, nao_encontrada: 0, falhou: 0 },
  terminada_em: null,
});
const CONSULTADAS: EmpresaConsultada[] = [
  {
    empresa_id: 51,
    cliente_nome: 'Padaria Aurora',
    cnpj: '11222333000181',
    razao_social: 'Padaria Aurora Ltda',
    desfecho: 'diferente',
    motivo: null,
    diferencas: [
      { campo: 'razao_social', atual: 'Padaria Aurora Ltda', encontrado: 'AURORA PAES LTDA' },
      { campo: 'email', atual: null, encontrado: 'contato@aurora.com.br' },
    ],
    versao: 3,
  },
  {
    empresa_id: 52,
    cliente_nome: 'Mercado Boreal',
    cnpj: '11222333000262',
    razao_social: 'Mercado Boreal Ltda',
    desfecho: 'diferente',
    motivo: null,
    diferencas: [{ campo: 'uf', atual: 'RJ', encontrado: 'SP' }],
    versao: 1,
  },
];
const FALHOU: EmpresaConsultada = {
  ...(CONSULTADAS[1] as EmpresaConsultada),
  empresa_id: 53,
  razao_social: 'Oficina Celeste Ltda',
  desfecho: 'falhou',
  motivo: 'Consulta à Receita indisponível. Preencha manualmente.',
  diferencas: [],
};

/** The look-up is on; the person's last consultation, and the companies of each outcome. */
function ligar(consulta: ConsultaEmLote | null = null) {
  responderEmpresas([umaEmpresa(), umaEmpresa({ id: 52, razao_social: 'Mercado Boreal Ltda' })]);
  responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
  responder(e.atual, { consulta, alheia: null });
  responder(e.empresas, ({ query: { desfecho } }) => {
    const empresas = desfecho === 'falhou' ? [FALHOU] : CONSULTADAS;
    return { empresas, total: empresas.length, page: 1, limit: 20, total_pages: 1 };
  });
}
const rever = async () => {
  await abrirPagina('/gerenciar-empresas');
  await botao('Consulta à Receita').click();
  await expect.element(daEmpresa('Padaria Aurora Ltda')).toBeVisible();
};

describe('chosen companies', () => {
  it('are looked up after a word that nothing changes, and the person sees how far it is', async () => {
    ligar();
    const iniciar = responder(e.iniciar, () => {
      responder(e.atual, { consulta: ANDANDO, alheia: null });
      return ANDANDO;
    });
    await abrirPagina('/gerenciar-empresas');
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Consultar na Receita').click();
    await expect
      .element(dialogo.getByText(/^2 empresas serão consultadas na Receita/))
      .toBeVisible();
    await noDialogo('Consultar').click();
    await expect
      .element(dialogo.getByRole('status'))
      .toHaveTextContent('1 de 3 empresas consultadas');
    expect(iniciar.pedidos.map(({ body }) => body)).toEqual([{ empresa_ids: [51, 52] }]);
    await semViolacoes();
    responder(e.atual, { consulta: umaConsulta(), alheia: null });
    await expect.element(daEmpresa('Padaria Aurora Ltda')).toBeVisible();
  });

  it('are not looked up while others are, and the dialog says whose', async () => {
    ligar();
    const frase =
      'Já há uma consulta à Receita em andamento, pedida por Helena. Espere ela terminar.';
    responder(e.iniciar, () => recusar('ESTADO_INVALIDO', frase));
    await abrirPagina('/gerenciar-empresas');
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Consultar na Receita').click();
    await noDialogo('Consultar').click();
    await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
    expect(noDialogo('Parar a consulta de Helena').query()).toBeNull();
  });

  it('are looked up once who sets the look-up up has stopped that of somebody else', async () => {
    ligar();
    const frase =
      'Já há uma consulta à Receita em andamento, pedida por Helena. Espere ela terminar.';
    responder(e.iniciar, () => recusar('ESTADO_INVALIDO', frase));
    responder(e.atual, { consulta: null, alheia: { id: 9, quem: 'Helena' } });
    const parar = responder(e.parar, () => {
      responder(e.atual, { consulta: null, alheia: null });
      responder(e.iniciar, ANDANDO);
      return umaConsulta({ id: 9, situacao: 'parada', motivo: 'Parada por Otto.' });
    });
    await abrirPagina('/gerenciar-empresas');
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Consultar na Receita').click();
    await noDialogo('Consultar').click();
    await noDialogo('Parar a consulta de Helena').click();
    await expect.element(dialogo.getByRole('alert')).not.toBeInTheDocument();
    expect(parar.pedidos.map(({ params }) => params)).toEqual([{ id: 9 }]);
    responder(e.atual, { consulta: ANDANDO, alheia: null });
    await noDialogo('Consultar').click();
    await expect
      .element(dialogo.getByRole('status'))
      .toHaveTextContent('1 de 3 empresas consultadas');
  });

  it('are not offered a look-up that is switched off', async () => {
    ligar();
    responder(consultasEndpoints.ligadas, { cnpj: false, cep: false });
    await abrirPagina('/gerenciar-empresas');
    await page.getByLabelText('Selecionar esta página').click();
    await expect.element(botao('Mudar')).toBeVisible();
    expect(botao('Consultar na Receita').query()).toBeNull();
  });

  it('are not offered to who may not edit companies', async () => {
    ligar(umaConsulta());
    const quem = umaPessoa({ grupo: 'gestor', permissoes: ['empresas:visualizar'] });
    await abrirPagina('/gerenciar-empresas', { quem });
    await expect.element(page.getByText('Mercado Boreal Ltda').first()).toBeVisible();
    expect(botao('Consulta à Receita').query()).toBeNull();
  });
});

describe('what was found', () => {
  it('is taken only where it is marked, and comes back', async () => {
    ligar(umaConsulta());
    const aplicar = responder(e.aplicar, { empresas: 1, campos: 1, mudanca_id: 9 });
    const desfazer = responder(e.desfazerAplicacao, { empresas: 1, campos: 1 });
    await rever();
    await expect.element(noDialogo('Aplicar selecionadas')).toBeDisabled();
    await daEmpresa('Padaria Aurora Ltda')
      .getByRole('checkbox', { name: /^E-mail/ })
      .click();
    await noDialogo('Aplicar 1 campo').click();
    await botao('Desfazer').click();
    await expect.element(page.getByText('Mudança desfeita')).toBeVisible();
    expect(aplicar.pedidos.map(({ params, body }) => [params, body])).toEqual([
      [{ id: 7 }, { empresas: [{ empresa_id: 51, versao: 3, campos: ['email'] }] }],
    ]);
    expect(desfazer.pedidos.map(({ params }) => params)).toEqual([{ id: 9 }]);
  });

  it('is marked a page at a time', async () => {
    ligar(umaConsulta());
    await rever();
    const tudo = dialogo.getByRole('checkbox', { name: 'Marcar tudo desta página' });
    await tudo.click();
    await expect.element(noDialogo('Aplicar 3 campos')).toBeEnabled();
    await tudo.click();
    await expect.element(noDialogo('Aplicar selecionadas')).toBeDisabled();
  });

  it('that a register no longer differs in is refused by name, and what was marked goes', async () => {
    ligar(umaConsulta());
    const frase = 'Padaria Aurora Ltda: Este registro foi alterado por Ana às 10:00.';
    responder(e.aplicar, () => recusar('ESTADO_INVALIDO', frase));
    await rever();
    await dialogo.getByRole('checkbox', { name: 'Marcar tudo desta página' }).click();
    await noDialogo('Aplicar 3 campos').click();
    await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
    await expect.element(noDialogo('Aplicar selecionadas')).toBeDisabled();
  });

  it('that could not be sent stays marked', async () => {
    ligar(umaConsulta());
    responder(e.aplicar, () => recusar('DADOS_INVALIDOS', 'Escolha os campos da lista.'));
    await rever();
    await dialogo.getByRole('checkbox', { name: 'Marcar tudo desta página' }).click();
    await noDialogo('Aplicar 3 campos').click();
    await expect
      .element(dialogo.getByRole('alert'))
      .toHaveTextContent('Escolha os campos da lista.');
    await expect.element(noDialogo('Aplicar 3 campos')).toBeEnabled();
  });

  it('is not sent of more companies than are taken at once, and says so where it is marked', async () => {
    const base = CONSULTADAS[1] as EmpresaConsultada;
    const muitas = Array.from({ length: MAXIMO_DE_APLICADAS + 1 }, (_, i) => ({
      ...base,
      empresa_id: 1_000 + i,
      razao_social: `Empresa ${i}`,
    }));
    ligar(umaConsulta({ total: muitas.length, consultadas: muitas.length }));
    responder(e.empresas, {
      empresas: muitas,
      total: muitas.length,
      page: 1,
      limit: 20,
      total_pages: 1,
    });
    await abrirPagina('/gerenciar-empresas');
    await botao('Consulta à Receita').click();
    await dialogo.getByRole('checkbox', { name: 'Marcar tudo desta página' }).click();
    await expect
      .element(dialogo.getByRole('alert'))
      .toHaveTextContent('Há campos marcados em 201 empresas. Aplique no máximo 200 por vez.');
    await expect.element(noDialogo('Aplicar 201 campos')).toBeDisabled();
    await daEmpresa('Empresa 150').getByRole('checkbox').click();
    await expect.element(noDialogo('Aplicar 200 campos')).toBeEnabled();
    expect(dialogo.getByRole('alert').query()).toBeNull();
  });

  it('says of each company that failed why', async () => {
    ligar(umaConsulta());
    await rever();
    await dialogo.getByRole('combobox', { name: 'Resultado' }).click();
    await page.getByRole('option', { name: 'Falharam (1)' }).click();
    await expect
      .element(
        daEmpresa('Oficina Celeste Ltda').getByText(
          'Consulta à Receita indisponível. Preencha manualmente.',
        ),
      )
      .toBeVisible();
  });

  it('shows without anything axe complains of, on a telephone too', async () => {
    ligar(umaConsulta());
    await page.viewport(375, 760);
    await rever();
    await semRolagemLateral();
    await semViolacoes();
  });
});

it('a consultation that is under way is stopped', async () => {
  ligar(ANDANDO);
  const motivo = 'Parada por você.';
  const parar = responder(e.parar, () => {
    const parada = { ...ANDANDO, situacao: 'parada' as const, motivo };
    responder(e.atual, { consulta: parada, alheia: null });
    return parada;
  });
  await abrirPagina('/gerenciar-empresas');
  await botao('Receita: 1 de 3').click();
  await noDialogo('Parar').click();
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent(`1 de 3 empresas consultadas · ${motivo}`);
  expect(parar.pedidos.map(({ params }) => params)).toEqual([{ id: 7 }]);
});
