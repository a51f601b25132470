import { diaEscrito } from '@dominio/contrato/datas';
import {
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
} from '@dominio/contrato/empresas-regimes';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useCampoChamado, useChegada } from '../../../components/endereco/campo-chamado.ts';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas, regimesOptions } from '../empresas.queries.ts';
import { periodoEscrito } from '../regimes.palavras.ts';
import { useEscritaDeRegimes } from '../use-escrita-de-regimes.ts';
import { usePropostaDaReceita } from '../use-levar-ao-cadastro.ts';
import classes from './empresa.module.css';
import { FormularioDeRegime } from './formulario-de-regime.tsx';

interface Props {
  empresaId: number;
  regimes: readonly PeriodoDeRegime[];
  podeEditar: boolean;
}

function Historia({ empresaId, regimes, podeEditar }: Props) {
  const hoje = useHoje();
  const [novo, setNovo] = useState<{ proposto: InicioDeRegime | undefined } | null>(null);
  const { regime: proposto } = usePropostaDaReceita();
  const botao = useRef<HTMLButtonElement>(null);
  const { excluir } = useEscritaDeRegimes(empresaId);
  const lugar = useRef<HTMLDivElement>(null);
  const aoChegarA = useCampoChamado();
  useChegada(aoChegarA(['regime']), () => {
    if (podeEditar && (proposto || regimes.length === 0)) {
      return sairSePuder(() => setNovo({ proposto }));
    }
    (botao.current ?? lugar.current)?.focus();
  });
  const tirar = async (periodo: PeriodoDeRegime) => {
    // Its own button goes away with it.
    botao.current?.focus();
    try {
      await excluir(periodo);
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir o regime', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <div ref={lugar} tabIndex={-1}>
      {regimes.length === 0 && !novo && <p className={frases.dica}>Nenhum regime informado.</p>}
      <Propriedades>
        {regimes.map((periodo) => {
          const deQuando = `o regime desde ${diaEscrito(periodo.desde)}`;
          return (
            <Propriedade
              key={periodo.id}
              nome={periodoEscrito(periodo, hoje)}
              rotulo={`Corrigir ${deQuando}`}
              editar={
                podeEditar &&
                ((aoFechar) => (
                  <FormularioDeRegime empresaId={empresaId} periodo={periodo} aoFechar={aoFechar} />
                ))
              }
              aoLado={
                podeEditar && (
                  <BotaoDeIcone
                    rotulo={`Excluir ${deQuando}`}
                    icone={IconTrash}
                    variant="subtle"
                    size={24}
                    onClick={() => void tirar(periodo)}
                  />
                )
              }
            >
              {NOME_DO_REGIME[periodo.regime]}
              {periodo.em_vigor && ' (em vigor)'}
            </Propriedade>
          );
        })}
      </Propriedades>
      {podeEditar &&
        (novo ? (
          <FormularioDeRegime
            empresaId={empresaId}
            periodo={null}
            proposto={novo.proposto}
            aoFechar={() => setNovo(null)}
          />
        ) : (
          <Button
            ref={botao}
            variant="default"
            className={classes.incluir}
            onClick={() => setNovo({ proposto: undefined })}
          >
            {regimes.length === 0 ? 'Informar regime' : 'Mudar regime'}
          </Button>
        ))}
    </div>
  );
}

/** The regimes that a company had, has and will have, each corrected where it stands by whoever may. */
export function RegimesDaEmpresa({ empresaId }: Pick<Props, 'empresaId'>) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePermissoesDoRecurso(empresas).podeEditar && !soLeitura;
  const consulta = useQuery(regimesOptions(empresaId));
  const titulo = useId();
  return (
    <section className={classes.regimes} aria-labelledby={titulo}>
      <h3 id={titulo} className={classes.titulo}>
        Regime tributário
      </h3>
      <Lido consulta={consulta} oQue="os regimes">
        {(regimes) => <Historia empresaId={empresaId} regimes={regimes} podeEditar={podeEditar} />}
      </Lido>
    </section>
  );
}
