import type { CadastroNaReceita } from '@dominio/contrato/consultas';
import { consultasEndpoints } from '@dominio/contrato/consultas';
import { cnpjValido, mascararCnpj } from '@dominio/contrato/documentos';
import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { Button } from '@mantine/core';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { useConsultaLigada } from '../../../consultas/consultas-ligadas.ts';
import { chamar } from '../../../lib/api-client.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useGravacao } from '../../../lib/use-gravacao.ts';
import { AvisoDePreenchimento } from '../../../registros/aviso-de-preenchimento.tsx';
import { usePreenchimento } from '../../../registros/preenchimento.ts';
import { type Campo, ROTULOS, type Valores } from '../empresas.formulario.ts';
import classes from './receita.module.css';

/** What the Receita says, as the form holds it. */
const valoresDaReceita = (achado: CadastroNaReceita): Partial<Valores> => ({
  razao_social: achado.razao_social,
  nome_fantasia: achado.nome_fantasia ?? '',
  situacao_cadastral: achado.situacao_cadastral ?? '',
  natureza_juridica: achado.natureza_juridica ?? '',
  cnae_principal: achado.cnae_principal ?? '',
  cnaes_secundarios: achado.cnaes_secundarios,
  data_abertura: achado.data_abertura ?? '',
  capital_social_centavos: achado.capital_social_centavos,
  cep: mascararCep(achado.cep ?? ''),
  logradouro: achado.logradouro ?? '',
  numero: achado.numero ?? '',
  complemento: achado.complemento ?? '',
  bairro: achado.bairro ?? '',
  municipio: achado.municipio ?? '',
  uf: achado.uf ?? '',
  telefone: telefoneEscrito(achado.telefone ?? ''),
  email: achado.email ?? '',
});

interface Props {
  form: Formulario<Valores>['form'];
  /** Called with the fields that hold something found, to be drawn with the others. */
  aoAchar: (campos: readonly Campo[]) => void;
}

/** Fills a new company's blank fields with what the Receita publishes of its CNPJ, to be looked at. */
export function BuscaNaReceita({ form, aoAchar }: Props) {
  const ligada = useConsultaLigada('cnpj', 'empresas:criar');
  const preenchimento = usePreenchimento(form);
  const busca = useGravacao({
    mutationFn: (cnpj: string) => chamar(consultasEndpoints.cnpj, { params: { cnpj } }),
  });
  if (!ligada) return null;
  const { cnpj, tipo } = form.values;
  const buscar = async () => {
    try {
      const achado = await busca.mutateAsync(cnpj);
      // Another CNPJ was typed meanwhile: what was found is not its.
      if (form.getValues().cnpj !== cnpj) return;
      const valores = valoresDaReceita(achado);
      aoAchar(
        (Object.keys(valores) as Campo[]).filter(
          (campo) => valores[campo] !== '' && valores[campo] !== null,
        ),
      );
      preenchimento.preencher(valores);
    } catch {
      // Said below.
    }
  };
  const { data, error } = busca;
  const doMesmo = data?.cnpj === cnpj;
  return (
    <div className={classes.busca}>
      <Button
        variant="default"
        loading={busca.isPending}
        disabled={!cnpjValido(cnpj)}
        onClick={() => void buscar()}
      >
        Buscar dados
      </Button>
      {error && (
        <p role="alert" className={frases.erro}>
          {mensagemDoErro(error)}
        </p>
      )}
      {preenchimento.achou && data && !doMesmo && (
        <p className={frases.erro}>
          O que foi preenchido é do CNPJ {mascararCnpj(data.cnpj)}. Busque de novo ou desfaça.
        </p>
      )}
      {doMesmo && data.tipo !== null && (data.tipo === 'filial') !== (tipo === 'filial') && (
        <p className={frases.dica}>
          Na Receita, este CNPJ é de {NOME_DO_TIPO[data.tipo].toLowerCase()}.
        </p>
      )}
      <AvisoDePreenchimento
        preenchimento={preenchimento}
        rotulos={ROTULOS}
        nadaNovo="A Receita não diz nada além do que está preenchido."
      />
    </div>
  );
}
