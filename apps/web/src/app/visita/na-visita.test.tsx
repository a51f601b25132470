import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import type { PropsDoQuadro } from '../../components/formulario/quadro-do-formulario.tsx';

beforeEach(() => {
  vi.resetModules();
  montarNavegador();
});

type Props = PropsDoQuadro<{ nome: string }>;
const FORMULARIO = {
  form: { errors: {}, onSubmit: () => () => undefined },
  ordem: ['nome'],
  geral: [],
  focarPrimeiro: () => undefined,
} as unknown as Props['formulario'];

/** A form and a gated button, as a page that is opened now draws them. */
async function desenhar() {
  const [
    { MantineProvider },
    { QuadroDoFormulario },
    { BotaoPermitido },
    permissoes,
    sessao,
    { SoLeituraDaVisita },
  ] = await Promise.all([
    import('@mantine/core'),
    import('../../components/formulario/quadro-do-formulario.tsx'),
    import('../../lib/botao-permitido.tsx'),
    import('../../lib/permissoes.tsx'),
    import('../../lib/sessao.ts'),
    import('./so-leitura-da-visita.tsx'),
  ]);
  Object.assign(sessao.useSessao.getInitialState(), {
    permissoes: {
      ...sessao.useSessao.getInitialState().permissoes,
      permissions: { times: ['acessar', 'criar'], agenda: ['visualizar', 'criar'] },
    },
  });
  const { ProvedorDePermissoes, usePode } = permissoes;
  const Pode = ({ permissao }: { permissao: string }) => usePode(permissao) && <i>{permissao}</i>;
  return renderToStaticMarkup(
    <MantineProvider>
      <ProvedorDePermissoes>
        <SoLeituraDaVisita>
          <BotaoPermitido pede={{ permissao: 'times:criar' }}>Novo time</BotaoPermitido>
          <Pode permissao="agenda:visualizar" />
          <Pode permissao="agenda:criar" />
          <Pode permissao="times:acessar" />
          <QuadroDoFormulario
            formulario={FORMULARIO}
            rotulos={{}}
            tituloDoErro="Erro"
            rotuloDoEnvio="Salvar time"
            enviando={false}
            aoEnviar={async () => undefined}
            aoCancelar={() => undefined}
            excluir={<button type="button">Excluir time</button>}
          >
            <input name="nome" />
          </QuadroDoFormulario>
        </SoLeituraDaVisita>
      </ProvedorDePermissoes>
    </MantineProvider>,
  );
}

const visitar = () =>
  sessionStorage.setItem(
    'dominio.visita',
    JSON.stringify({ usuario_id: 7, nome: 'Bruno Lima', motivo: 'x', expira_em: '2026-11-20' }),
  );

it('in a visit nothing that writes is offered, it is said why, and reading goes on', async () => {
  visitar();
  const tela = await desenhar();
  for (const escreve of ['Novo time', 'Salvar time', 'Excluir time', '<i>agenda:criar']) {
    expect(tela).not.toContain(escreve);
  }
  expect(tela).toContain('Somente leitura: você está vendo como Bruno Lima.');
  expect(tela).toMatch(/<fieldset disabled[^>]*><input name="nome"/);
  expect(tela).toContain('Cancelar');
  expect(tela).toContain('<i>agenda:visualizar');
  expect(tela).toContain('<i>times:acessar');
});

it('in a session of one’s own everything stands, and no field is shut', async () => {
  const tela = await desenhar();
  for (const dito of ['Novo time', 'Salvar time', 'Excluir time', '<i>agenda:criar']) {
    expect(tela).toContain(dito);
  }
  expect(tela).not.toContain('Somente leitura');
  expect(tela).not.toContain('<fieldset');
});
