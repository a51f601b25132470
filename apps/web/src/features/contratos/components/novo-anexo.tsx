import type { ContratoAberto } from '@dominio/contrato/contratos';
import {
  NOME_DO_ANEXO,
  podeSerDeUmAditivo,
  TIPOS_DE_ANEXO,
  type TipoDeAnexo,
} from '@dominio/contrato/contratos-anexos';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { formatarTamanho } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import {
  corpoDoAnexo,
  errosDoAnexo,
  ORDEM_DO_ANEXO,
  opcoesDeAditivo,
  ROTULOS_DO_ANEXO,
  useAnexar,
  type ValoresDoAnexo,
} from '../contratos.anexos.ts';
import { terminou } from '../contratos.formulario.ts';
import { aditivosOptions } from '../contratos.queries.ts';
import doAnexo from './anexos.module.css';
import classes from './contratos.module.css';

const TIPOS = TIPOS_DE_ANEXO.map((tipo) => ({ valor: tipo, rotulo: NOME_DO_ANEXO[tipo] }));
const VAZIO: ValoresDoAnexo = { tipo: '', data_assinatura: '', aditivo_id: '' };

interface Props {
  contrato: ContratoAberto;
  arquivo: File;
  /** The amendment from which the file was chosen. */
  aditivoId?: number | undefined;
  aoFechar: () => void;
}

/**
 * Asks what a chosen file is, and sends it; the file stays chosen when it is refused. With the signed
 * contract the day of the signature may be told, where the contract has none; of an amendment's file,
 * which amendment it documents.
 */
export default function NovoAnexo({ contrato, arquivo, aditivoId, aoFechar }: Props) {
  const { id, status_contrato, data_assinatura, aditivos_total } = contrato;
  const hoje = useHoje();
  const anexar = useAnexar();
  const formulario = useFormulario({
    iniciais:
      aditivoId === undefined
        ? VAZIO
        : { ...VAZIO, tipo: 'aditivo', aditivo_id: String(aditivoId) },
    ordem: ORDEM_DO_ANEXO,
    validar: errosDoAnexo,
  });
  const { form } = formulario;
  const { tipo } = form.values;
  const pedeAssinatura =
    tipo === 'contrato_assinado' && data_assinatura === null && !terminou(status_contrato);
  const pedeAditivo = tipo !== '' && podeSerDeUmAditivo(tipo) && aditivos_total > 0;
  // Kept: another kind has it again.
  const perdeAditivo = tipo !== '' && !podeSerDeUmAditivo(tipo) && form.values.aditivo_id !== '';
  const { data: aditivos = [] } = useQuery({ ...aditivosOptions(id), enabled: pedeAditivo });
  return (
    <Dialogo titulo="Anexar arquivo" aoFechar={() => sairSePuder(aoFechar)}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS_DO_ANEXO}
        tituloDoErro="Erro ao anexar o arquivo"
        rotuloDoEnvio="Anexar"
        enviando={anexar.isPending}
        gravar={(valores) =>
          anexar.mutateAsync({ params: { id }, body: corpoDoAnexo(arquivo, valores) })
        }
        avisar={({ nome }) => avisar.sucesso({ titulo: 'Arquivo anexado', mensagem: nome })}
        aoTerminar={aoFechar}
        aoCancelar={() => sairSePuder(aoFechar)}
      >
        <div className={classes.pilha}>
          <p className={doAnexo.arquivo}>
            <strong>{arquivo.name}</strong> · {formatarTamanho(arquivo.size)}
          </p>
          <CampoDeEscolha
            {...form.getInputProps('tipo')}
            label={ROTULOS_DO_ANEXO.tipo}
            obrigatorio
            opcoes={TIPOS}
            value={tipo}
            onChange={(valor) => form.setFieldValue('tipo', (valor ?? '') as TipoDeAnexo | '')}
            data-autofocus
          />
          {perdeAditivo && (
            <p className={frases.dica}>
              O contrato assinado vale para o contrato inteiro: o arquivo não fica junto do aditivo.
            </p>
          )}
          {pedeAditivo && (
            <CampoDeEscolha
              {...form.getInputProps('aditivo_id')}
              label={ROTULOS_DO_ANEXO.aditivo_id}
              description="O arquivo aparece junto dele. Pode ficar em branco."
              opcoes={opcoesDeAditivo(aditivos)}
              value={form.values.aditivo_id}
              onChange={(valor) => form.setFieldValue('aditivo_id', valor ?? '')}
            />
          )}
          {pedeAssinatura && (
            <CampoData
              {...form.getInputProps('data_assinatura')}
              label={ROTULOS_DO_ANEXO.data_assinatura}
              description="O contrato ainda não tem esta data. Pode ficar em branco."
              hoje={hoje}
              value={form.values.data_assinatura}
            />
          )}
        </div>
      </FormularioDoRegistro>
    </Dialogo>
  );
}
