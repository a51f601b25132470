import type { Empresa } from '@dominio/contrato/empresas';
import type { EmpresaJuntada } from '@dominio/contrato/empresas-mesclar';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { juntadasOptions, useSeparar } from '../juncao.queries.ts';
import { useAcoesDeAtivar } from '../use-acoes-de-ativar.ts';

const MudancaDeCliente = sobDemanda(() => import('./mudanca-de-cliente.tsx'));
const JuncaoDaEmpresa = sobDemanda(() => import('./juncao-da-empresa.tsx'));

/** The menu of what else may be done with a company. */
export function AcoesDaEmpresa({ empresa, children }: { empresa: Empresa; children: ReactNode }) {
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(empresas);
  const [aberto, setAberto] = useState<'mudanca' | 'juncao'>();
  const podeJuntar = podeEditar && podeExcluir;
  const { data: juntadas = [] } = useQuery({
    ...juntadasOptions(empresa.id),
    enabled: podeJuntar,
  });
  const acoesDeAtivar = useAcoesDeAtivar();
  const separar = useSeparar();
  const { confirmar, dialogo } = useConfirmar();
  const tirar = async ({ empresa_id, razao_social }: EmpresaJuntada) => {
    const pergunta = {
      titulo: `Separar ${razao_social}?`,
      texto:
        'Cada empresa volta a ter o que tinha antes de serem juntadas, com os seus contratos, contas e contatos.',
      confirmar: 'Separar empresas',
    };
    if (!(await confirmar(pergunta))) return;
    try {
      await separar.mutateAsync({ params: { id: empresa_id } });
      avisar.sucesso({ titulo: 'Empresas separadas', mensagem: razao_social });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao separar as empresas', mensagem: mensagemDoErro(erro) });
    }
  };
  const abrir = (qual: 'mudanca' | 'juncao') => () => sairSePuder(() => setAberto(qual));
  const acoes = [
    ...acoesDeAtivar(empresa),
    ...(podeEditar ? [{ rotulo: 'Mover para outro cliente…', aoEscolher: abrir('mudanca') }] : []),
    ...(podeJuntar ? [{ rotulo: 'Juntar outra empresa…', aoEscolher: abrir('juncao') }] : []),
    ...juntadas.map((uma) => ({
      rotulo: `Separar ${uma.razao_social}…`,
      aoEscolher: () => sairSePuder(() => void tirar(uma)),
    })),
  ];
  const aoFechar = () => setAberto(undefined);
  return (
    <AcoesDaGaveta acoes={acoes}>
      {children}
      {dialogo}
      <Suspense fallback={null}>
        {aberto === 'mudanca' && <MudancaDeCliente empresas={[empresa]} aoFechar={aoFechar} />}
        {aberto === 'juncao' && <JuncaoDaEmpresa empresa={empresa} aoFechar={aoFechar} />}
      </Suspense>
    </AcoesDaGaveta>
  );
}
