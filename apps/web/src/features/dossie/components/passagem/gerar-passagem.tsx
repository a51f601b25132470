import type { NovaPassagem, SecaoLida } from '@dominio/contrato/passagens';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Achado, CampoProcurado } from '../../../../components/campos/campo-procurado.tsx';
import { FormularioDoRegistro } from '../../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../../components/formulario/saida.ts';
import {
  type Formulario,
  useFormulario,
} from '../../../../components/formulario/use-formulario.ts';
import classesDoDialogo from '../../../../components/ui/dialogo.module.css';
import { Dialogo } from '../../../../components/ui/dialogo.tsx';
import { Lido } from '../../../../components/ui/lido.tsx';
import { responsaveisOptions } from '../../../../consultas/responsaveis.ts';
import { avisar } from '../../../../lib/avisar.ts';
import { CampoDeEscolha } from '../../../../registros/campo-de-escolha.tsx';
import {
  enderecoDoTermo,
  previaOptions,
  responsaveisDoClienteOptions,
  useGerar,
} from '../../passagens.queries.ts';
import classes from './passagem.module.css';
import { SecoesDaPassagem } from './secoes-da-passagem.tsx';

interface Valores {
  quem_passa_id: string;
  quem_recebe_id: Achado | null;
  pendencias: string;
  riscos: string;
  observacoes: string;
}

const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  quem_passa_id: 'Quem passa',
  quem_recebe_id: 'Quem recebe',
  pendencias: 'Pendências',
  riscos: 'Riscos',
  observacoes: 'Observações',
};
const ORDEM = Object.keys(ROTULOS) as (keyof Valores)[];
const EXEMPLOS = {
  pendencias: 'O que ficou por fazer, e até quando',
  riscos: 'O que pode dar errado, e o que fazer então',
  observacoes: 'O que mais ajuda quem chega',
} as const;

const validar = ({ quem_passa_id, quem_recebe_id }: Valores) => ({
  ...(quem_passa_id === '' && { quem_passa_id: 'Informe quem passa o cliente.' }),
  ...(quem_recebe_id === null && { quem_recebe_id: 'Informe quem recebe o cliente.' }),
});

const enviado = ({ quem_passa_id, quem_recebe_id, ...textos }: Valores): NovaPassagem => ({
  ...textos,
  quem_passa_id: Number(quem_passa_id),
  quem_recebe_id: quem_recebe_id?.id ?? 0,
});

/** What the term will hold by itself, folded away: the texts are what one is asked for. */
function Previa({ clienteId, recebe }: { clienteId: number; recebe: number }) {
  const consulta = useQuery(previaOptions(clienteId, recebe));
  const comAlgo = (secoes: readonly SecaoLida[]) => secoes.some(({ blocos }) => blocos.length > 0);
  return (
    <Lido consulta={consulta} oQue="o que será registrado" linhas={2}>
      {({ secoes }) => (
        <details className={classes.previa}>
          <summary>O que será registrado</summary>
          {comAlgo(secoes) ? (
            <SecoesDaPassagem secoes={secoes} titulos="previa" />
          ) : (
            <p>Nada além dos textos.</p>
          )}
        </details>
      )}
    </Lido>
  );
}

interface PropsDosCampos {
  clienteId: number;
  form: Formulario<Valores>['form'];
  responsaveis: readonly { id: number; nome: string }[];
}

function Campos({ clienteId, form, responsaveis }: PropsDosCampos) {
  const { quem_passa_id: passa, quem_recebe_id: recebe } = form.values;
  return (
    <div className={classes.formulario}>
      <CampoDeEscolha
        {...form.getInputProps('quem_passa_id')}
        label={ROTULOS.quem_passa_id}
        description="Quem responde hoje por este cliente."
        obrigatorio
        opcoes={responsaveis.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome }))}
        value={passa}
        onChange={(id) => form.setFieldValue('quem_passa_id', id ?? '')}
        vazio="Ninguém responde por este cliente."
      />
      <CampoProcurado
        {...form.getInputProps('quem_recebe_id')}
        label={ROTULOS.quem_recebe_id}
        description="Passa a responder pelo cliente quando os dois assinarem."
        placeholder="Buscar por nome ou e-mail"
        procurar={responsaveisOptions}
        fora={[Number(passa)]}
        vazio="Ninguém encontrado."
        obrigatorio
        value={recebe}
        onChange={(quem) => form.setFieldValue('quem_recebe_id', quem)}
      />
      {(['pendencias', 'riscos', 'observacoes'] as const).map((campo) => (
        <Textarea
          key={campo}
          label={ROTULOS[campo]}
          description={EXEMPLOS[campo]}
          autosize
          minRows={2}
          {...form.getInputProps(campo)}
        />
      ))}
      <p className={classesDoDialogo.texto}>
        O cliente e os contratos mudam de responsável. Os agendamentos marcados e os extratos
        bancários continuam com quem estão: passe-os na agenda e em Contas Bancárias.
      </p>
      {recebe && <Previa clienteId={clienteId} recebe={recebe.id} />}
    </div>
  );
}

interface Props {
  clienteId: number;
  aoFechar: () => void;
}

function FormularioDaPassagem({
  clienteId,
  responsaveis,
  aoFechar,
}: Props & Pick<PropsDosCampos, 'responsaveis'>) {
  const navegar = useNavigate();
  const gerar = useGerar(clienteId);
  const [unico, outro] = responsaveis;
  const formulario = useFormulario<Valores>({
    iniciais: {
      quem_passa_id: unico && !outro ? `${unico.id}` : '',
      quem_recebe_id: null,
      pendencias: '',
      riscos: '',
      observacoes: '',
    },
    ordem: ORDEM,
    validar,
  });
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro="Erro ao gerar o termo de passagem"
      rotuloDoEnvio="Gerar termo"
      enviando={gerar.isPending}
      gravar={(valores) => gerar.mutateAsync(enviado(valores))}
      avisar={({ de, para }) =>
        avisar.sucesso({
          titulo: 'Termo de passagem gerado',
          mensagem: `${de.nome} e ${para.nome} precisam assinar.`,
        })
      }
      aoTerminar={({ id }) => {
        aoFechar();
        void navegar(enderecoDoTermo(id));
      }}
      aoCancelar={() => sairSePuder(aoFechar)}
    >
      <Campos clienteId={clienteId} form={formulario.form} responsaveis={responsaveis} />
    </FormularioDoRegistro>
  );
}

/** Asks who hands the client over to whom and what is to be known, and has the term made. */
export default function GerarPassagem({ clienteId, aoFechar }: Props) {
  const consulta = useQuery(responsaveisDoClienteOptions(clienteId));
  return (
    <Dialogo titulo="Gerar termo de passagem" tamanho="lg" aoFechar={() => sairSePuder(aoFechar)}>
      <Lido consulta={consulta} oQue="quem responde pelo cliente">
        {(responsaveis) => (
          <FormularioDaPassagem
            clienteId={clienteId}
            responsaveis={responsaveis}
            aoFechar={aoFechar}
          />
        )}
      </Lido>
    </Dialogo>
  );
}
