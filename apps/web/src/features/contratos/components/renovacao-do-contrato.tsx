import type { ContratoAberto } from '@dominio/contrato/contratos';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useLeitura } from '../../../lib/use-recarga.ts';
import { caminhoDoRegistro, umOptions } from '../../../registros/recurso.ts';
import { contratos, useDesfazerAditivos, useRenovar } from '../contratos.queries.ts';
import {
  corpoDaRenovacao,
  errosDaRenovacao,
  fraseDaRenovacao,
  ORDEM_DA_RENOVACAO,
  ROTULOS_DA_RENOVACAO,
  valoresDaRenovacao,
} from '../contratos.renovacao.ts';
import classes from './contratos.module.css';

interface Props {
  contrato: ContratoAberto;
  /** The period that it begins. */
  vigencia: NonNullable<ContratoAberto['proxima_vigencia']>;
  aoFechar: () => void;
  aoRecarregar: () => void;
}

function Formulario({ contrato, vigencia, aoFechar, aoRecarregar }: Props) {
  const { id, numero_contrato, ve_valor: veValor, versao } = contrato;
  const hoje = useHoje();
  const renovar = useRenovar();
  const desfazer = useDesfazerAditivos();
  const formulario = useFormulario({
    iniciais: valoresDaRenovacao(contrato, vigencia),
    ordem: ORDEM_DA_RENOVACAO,
    nomes: { valor_mensal_centavos: 'valor' },
    validar: (valores) => errosDaRenovacao(valores, vigencia.inicio, veValor),
  });
  const { form } = formulario;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DA_RENOVACAO}
      tituloDoErro="Erro ao renovar o contrato"
      rotuloDoEnvio="Renovar contrato"
      enviando={renovar.isPending}
      gravar={(valores) =>
        renovar.mutateAsync({
          params: { id },
          body: { ...corpoDaRenovacao(valores, veValor), versao },
        })
      }
      avisar={({ aditivos_total: numero, versao, data_fim }) =>
        void avisarComDesfazer({
          titulo: 'Contrato renovado',
          mensagem: `${numero_contrato}, até ${formatarDia(data_fim ?? '')}`,
          registros: [caminhoDoRegistro(contratos, id)],
          desfazer: () =>
            desfazer.mutateAsync({ body: { aditivos: [{ contrato_id: id, numero, versao }] } }),
          falha: 'Erro ao desfazer a renovação',
        })
      }
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
      aoRecarregar={aoRecarregar}
    >
      <div className={classes.pilha}>
        <p>{fraseDaRenovacao(contrato, vigencia)}</p>
        <CampoData
          label={ROTULOS_DA_RENOVACAO.data_fim}
          obrigatorio
          hoje={hoje}
          {...form.getInputProps('data_fim')}
          value={form.values.data_fim}
        />
        {veValor && (
          <CampoDinheiro
            label={ROTULOS_DA_RENOVACAO.valor}
            {...form.getInputProps('valor')}
            value={form.values.valor}
          />
        )}
      </div>
    </FormularioDoRegistro>
  );
}

/** Asks until when a contract is renewed, and for how much. */
export function RenovacaoDoContrato({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const consulta = useQuery(umOptions(contratos, id));
  const { lido, leituras, recarregar } = useLeitura(consulta);
  return (
    <Dialogo
      titulo={lido ? `Renovar o contrato ${lido.numero_contrato}` : 'Renovar contrato'}
      aoFechar={() => sairSePuder(aoFechar)}
    >
      <Lido consulta={{ ...consulta, data: lido }} oQue={contratos.palavras.oRegistro}>
        {(contrato) =>
          contrato.proxima_vigencia ? (
            <Formulario
              key={leituras}
              contrato={contrato}
              vigencia={contrato.proxima_vigencia}
              aoFechar={aoFechar}
              aoRecarregar={recarregar}
            />
          ) : (
            <p>Só um contrato ativo ou suspenso, com data de fim, pode ser renovado.</p>
          )
        }
      </Lido>
    </Dialogo>
  );
}
